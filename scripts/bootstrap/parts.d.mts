export interface Part {
  name: string;
  slots: number;
  seconds: number;
  run?: string[][];
  vitest?: string[];
  files?: string[];
  related?: string[];
  needs?: string[];
  group?: string;
  isLong?: boolean;
}
export function slotsOn(cores: number): number;
export const parts: Part[];
export function chosen(words: string[]): { parts: Part[]; unknown: string[] };
export function secondsOf(parts: readonly Pick<Part, 'slots' | 'seconds'>[], slots: number): number;
