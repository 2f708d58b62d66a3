import type { Part } from './parts.d.mts';
import type { Counts } from './tally.d.mts';

export interface Result {
  part: Pick<Part, 'name'>;
  /** Milliseconds. */
  ms: number;
  /** Milliseconds of processor time. */
  processorMs: number;
  counts: Counts;
  durations: { test: string; ms: number }[];
}
export function table(results: Result[], wholeMs: number, sum: Counts): string;
export function slowest(results: Result[], most?: number): string;
