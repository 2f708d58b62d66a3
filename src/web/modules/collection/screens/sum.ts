import { monthFields } from '#contract/monthFields.ts';
import type { ArticleStatus } from '#generated/types/monitoringCalls.ts';

/** The total row. */
export const sumOf = (lines: readonly ArticleStatus[]): ArticleStatus => {
  const sum = (name: (typeof monthFields)[number] | 'totalYear'): number =>
    lines.reduce((total, line) => total + line[name], 0);
  const months = Object.fromEntries(monthFields.map((name) => [name, sum(name)])) as Pick<
    ArticleStatus,
    (typeof monthFields)[number]
  >;
  return { key: 'sum', userGroup: '합계', ...months, totalYear: sum('totalYear'), extrYn: 'N' };
};
