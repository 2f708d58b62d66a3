import { conditionConstants } from '#contract/conditionConstants.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { type ArticleQuery, readArticleQuery } from '#server/modules/search/index.ts';

/** Number of most frequent keys that are considered. */
const ranges = { ten: 10, twenty: 20, fifty: 50 } as const;
export type RankRange = keyof typeof ranges;

const maxTableLines = 200;

/** The conditions of the counted articles, and the requested part of the ranking. */
export interface StatisticsQuery {
  conditions: ArticleQuery;
  /** Index of the first line, 0-based. */
  skip: number;
  limit: number;
  /** Number of most frequent keys in a series. */
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
 * Reads the query of a statistic: the conditions of the list that it links to, with a period, which every statistic
 * requires.
 * @param defaultLimit default number of lines
 * @param caller needed for the condition on unread items
 * @throws Failure 400 with every error
 */
export const readStatisticsQuery = async (
  { offset, limit, rankRange, ...listed }: Own & Record<string, unknown>,
  kind: ItemKind,
  defaultLimit: number,
  caller?: Caller | null,
): Promise<StatisticsQuery> => {
  const absent = (['startDate', 'endDate'] as const).filter((name) => !listed[name]);
  // the length of a period is only checked if it has both ends
  const { query: conditions, problems = [] } = await readArticleQuery(listed, kind, {
    caller,
    ...(absent.length > 0 && { maxRangeDays: null }),
  });
  const faults: FormProblem[] = [...problems, ...absent.map((name) => missing(name, '보도일'))];
  const place = offset ?? defaults.mediaOffset;
  const lines = limit ?? (rankRange ? rangeOf(rankRange) : defaultLimit);
  if (place < 1) faults.push(invalid('offset', '순위'));
  if (typeof limit === 'number' && (limit < 1 || limit > maxTableLines))
    faults.push(invalid('limit', '줄 수'));
  if (!conditions || faults.length) throw validationFailure(faults);
  return { conditions, skip: place - 1, limit: lines, top: rangeOf(rankRange) };
};
