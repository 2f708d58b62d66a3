export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export const nothing: Counts;
export function add(a: Counts, b: Counts): Counts;
export function ofExitCode(code: number): Counts;
export function ofVitest(report: object | undefined, code: number): Counts;
export function failuresOf(report: object | undefined): string[];
export function skippedOf(report: object | undefined): string[];
export function durationsOf(report: object | undefined): { test: string; ms: number }[];
export function closingLine(counts: Counts): string;
