import type { ItemKind } from '#contract/itemKinds.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { conditionWords } from '#server/kernel/crud/export/conditionWords.ts';
import { type CollectionType, fieldFilters } from './articleConditions.ts';
import type { ArticleQuery } from './articleQuery.ts';

const fieldWords = { title: '제목', reporter: '기자', attachment: '첨부파일' } as const;
const typeWords: Record<CollectionType, string> = {
  paidAi: 'AI 유료',
  freeAi: 'AI 무료',
  manual: '일반·수동',
};

const combined = (terms: readonly string[], combine: 'AND' | 'OR'): string =>
  terms.length > 1
    ? `${terms.join(', ')} (${combine === 'AND' ? '모두 포함' : '하나라도'})`
    : terms.join(', ');

const searchWords = ({
  typed: { terms, excluded },
  combine,
  fields,
  keywords,
  combineKeywords,
  collectionTypes: types,
  unreadOf,
  isFolded,
  clusterId,
}: ArticleQuery): string[] => {
  const where = fields.map((field) => fieldWords[field]).join('·') || '검색어';
  const isEveryType = !types || types.length === Object.keys(typeWords).length;
  return [
    ...(terms.length ? [`${where}: ${combined(terms, combine)}`] : []),
    ...(excluded.length ? [`제외어: ${excluded.join(', ')}`] : []),
    ...(keywords.length ? [`키워드: ${combined(keywords, combineKeywords)}`] : []),
    ...(isEveryType ? [] : [`수집 구분: ${types.map((type) => typeWords[type]).join(', ') || '선택 없음'}`]),
    ...(unreadOf ? ['새로 온 것만'] : []),
    ...(clusterId ? [`하이라이트: ${clusterId}번`] : []),
    ...(isFolded ? ['비슷한 기사 묶기'] : []),
  ];
};

/**
 * The conditions and the order of the query in Korean words. `picked`: number of rows selected by hand; `order`: the
 * order of data derived from the articles, in words; `further`: further conditions, in words.
 */
export const queryWords = (
  catalogue: Catalogue,
  kind: ItemKind,
  query: ArticleQuery,
  { picked = 0, order, further = [] }: { picked?: number; order?: string; further?: readonly string[] } = {},
): Promise<string> =>
  conditionWords(
    catalogue,
    entityOf(catalogue, kind),
    { filters: fieldFilters(query), sort: order ?? query.sort },
    false,
    [...searchWords(query), ...further, ...(picked ? ['선택한 행만'] : [])],
  );
