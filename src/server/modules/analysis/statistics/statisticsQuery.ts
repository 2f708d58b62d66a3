import { conditionConstants } from '#contract/conditionConstants.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { type ArticleQuery, type ItemKind, readArticleQuery } from '#server/modules/search/index.ts';

/** Number of most frequent keys that are considered. */
const ranges = { ten: 10, twenty: 20, fifty: 50 } as const;
export type RankRange = keyof typeof ranges;

const maxTableLines = 200;

/** Which articles are counted, and which part of the ranking is wanted. */
export interface StatisticsQuery {
  conditions: ArticleQuery;
  /** Place of the first line, from 0. */
  skip: number;
  limit: number;
  /** How many of the most frequent a series is drawn of. */
  top: number;
}

interface Own {
  offset?: number | null | undefined;
  limit?: number | null | undefined;
  rankRange?: string | null | undefined;
}

const defaults = conditionConstants.defaults.statistics;

const rangeOf = (given: string | null | undefined): number =>
  ranges[(given ?? defaults.rankRange) as RankRange] ?? ranges.ten;

/**
 * Reads the query of a statistic: the conditions of the list that it links to, with a period, which every statistic has.
 * @param defaultLimit lines where nobody says how many
 * @param caller who asks, for the condition of what they have not read
 * @throws Failure 400 with every fault
 */
export const readStatisticsQuery = (
  { offset, limit, rankRange, ...listed }: Own & Record<string, unknown>,
  kind: ItemKind,
  defaultLimit: number,
  caller?: Caller | null,
): StatisticsQuery => {
  const absent = (['startDate', 'endDate'] as const).filter((name) => !listed[name]);
  // how long a period may be is only asked of one that has both ends
  const { query: conditions, problems = [] } = readArticleQuery(
    // keywords that are compared are not combined
    { ...listed, multiKeywordCnd: listed['multiKeywordCnd'] ?? 'AND' },
    kind,
    { caller, ...(absent.length > 0 && { maxRangeDays: null }) },
  );
  const faults: FormProblem[] = [...problems, ...absent.map((name) => missing(name, '보도일'))];
  const place = offset ?? defaults.mediaOffset;
  const lines = limit ?? (rankRange ? rangeOf(rankRange) : defaultLimit);
  if (place < 1) faults.push(invalid('offset', '순위'));
  if (lines < 1 || lines > maxTableLines) faults.push(invalid('limit', '줄 수'));
  if (!conditions || faults.length) throw validationFailure(faults);
  return { conditions, skip: place - 1, limit: lines, top: rangeOf(rankRange) };
};
