import { conditionConstants } from '#contract/conditionConstants.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Dimension } from '#server/modules/counts/index.ts';
import { type ArticleQuery, readArticleQuery } from '#server/modules/search/index.ts';
import { maxCompared } from './daily.ts';

/** Number of most frequent keys that are considered. */
const ranges = { ten: 10, twenty: 20, fifty: 50 } as const;
type RankRange = keyof typeof ranges;

const maxTableLines = 200;

/** The conditions of the counted articles, and the requested part of the ranking. */
interface StatisticsQuery {
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
export const readStatisticsQuery = (
  { offset, limit, rankRange, ...listed }: Own & Record<string, unknown>,
  kind: ItemKind,
  defaultLimit: number,
  caller?: Caller | null,
): StatisticsQuery => {
  const absent = (['startDate', 'endDate'] as const).filter((name) => !listed[name]);
  // the length of a period is only checked if it has both ends
  const { query: conditions, problems = [] } = readArticleQuery(listed, kind, {
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

interface Selected {
  /** The compared keys, and the conditions without them, so that shares refer to everything else. */
  split: (query: ArticleQuery) => { keys: string[]; rest: ArticleQuery };
  /** The conditions for one of the keys. */
  only: (rest: ArticleQuery, key: string) => ArticleQuery;
}

/** Keys of a dimension in its own statistic: they are compared with each other instead of narrowing the whole. */
export const selected: Record<Dimension, Selected> = {
  nation: {
    split: (query) => ({ keys: query.ntnId, rest: { ...query, ntnId: [] } }),
    only: (rest, key) => ({ ...rest, ntnId: [key] }),
  },
  media: {
    split: (query) => ({ keys: query.mediaId.map(String), rest: { ...query, mediaId: [] } }),
    only: (rest, key) => ({ ...rest, mediaId: [Number(key)] }),
  },
  classification: {
    split: (query) => ({ keys: query.featExtrMclsf, rest: { ...query, featExtrMclsf: [] } }),
    only: (rest, key) => ({ ...rest, featExtrMclsf: [key] }),
  },
  keyword: {
    split: (query) => ({ keys: query.keywords, rest: { ...query, keywords: [] } }),
    only: (rest, key) => ({ ...rest, keywords: [key] }),
  },
};

/** @throws Failure 400 for more keys than can be compared */
export const assertComparable = (keys: readonly string[]): void => {
  if (keys.length <= maxCompared) return;
  throw validationFailure([
    invalid('compare', '비교 대상', `한 번에 ${maxCompared}개까지 비교할 수 있습니다.`),
  ]);
};
