import { invalid } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Dimension } from '#server/modules/counts/index.ts';
import type { ArticleQuery } from '#server/modules/search/index.ts';
import { maxCompared } from './daily.ts';

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
