/** Figures of articles by day, dimension and keyword, and the counts of months that they are read from. */

export { rankings, topKeys } from './counts.ts';
export { dailyCounts } from './daily.ts';
export { recountChangedMonths } from './recountMonths.ts';
