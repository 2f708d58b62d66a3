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
export function unsteadyOf(report: object | undefined): string[];
export function failedFiles(report: object | undefined): string[];
export function withSecondTry(first: object, second: object): object;
export function closingLine(counts: Counts): string;
