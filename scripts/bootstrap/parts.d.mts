export interface Part {
  name: string;
  slots: number;
  seconds: number;
  run?: string[][];
  vitest?: string[];
  files?: string[];
  related?: string[];
  needs?: (keyof typeof lacks)[];
  env?: Record<string, string>;
  group?: string;
  isLong?: boolean;
}
export function slotsOn(cores: number): number;
export const parts: Part[];
export const lacks: Record<'web' | 'server' | 'folders' | 'browser', string>;
export function chosen(words: string[]): { parts: Part[]; unknown: string[] };
export function withoutPostgres(wanted: Part[]): Part[];
