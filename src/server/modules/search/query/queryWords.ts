import { dayStart, nextDayStart } from '#contract/days.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { conditionWords } from '#server/kernel/crud/export/conditionWords.ts';
import type { Filter } from '#server/kernel/crud/listQuery.ts';
import type { ArticleQuery, CollectionType } from './articleQuery.ts';
import type { ItemKind } from './openKinds.ts';

const fieldWords = { title: '제목', reporter: '기자', attachment: '첨부파일' } as const;
const typeWords: Record<CollectionType, string> = {
  paidAi: 'AI 유료',
  freeAi: 'AI 무료',
  manual: '일반·수동',
};

const equals = (field: string, values: readonly (string | number)[]): Filter[] =>
  values.length ? [{ op: 'equals', field, values: [...values] }] : [];

const period = ({ startDate, endDate }: ArticleQuery): Filter[] =>
  startDate || endDate
    ? [
        {
          op: 'range',
          field: 'frmTrsfNscvrgDt',
          ...(startDate && { from: dayStart(startDate) }),
          ...(endDate && { before: nextDayStart(endDate) }),
        },
      ]
    : [];

/** What of the query the schema has a field for: only its words are made of it. */
const filtersOf = (query: ArticleQuery): Filter[] => [
  ...period(query),
  ...equals('ntnId', query.ntnId),
  ...equals('mediaId', query.mediaId),
  ...equals('lclsfNm', query.lclsfNm),
  ...equals('featExtrMclsf', query.featExtrMclsf),
  ...equals('lanCd', query.lang),
  ...equals('onsiteMediaArticleYn', query.onsite ? [query.onsite] : []),
  ...(query.board ? [{ op: 'contains', field: 'siteBbsNm', text: query.board } as const] : []),
];

const combined = (terms: readonly string[], combine: 'AND' | 'OR'): string =>
  terms.length > 1
    ? `${terms.join(', ')} (${combine === 'AND' ? '모두 포함' : '하나라도'})`
    : terms.join(', ');

const searchWords = ({
  terms,
  combine,
  fields,
  excluded,
  keywords,
  combineKeywords,
  collectionTypes: types,
  unreadOf,
}: ArticleQuery): string[] => {
  const where = fields.map((field) => fieldWords[field]).join('·') || '검색어';
  const isEveryType = !types || types.length === Object.keys(typeWords).length;
  return [
    ...(terms.length ? [`${where}: ${combined(terms, combine)}`] : []),
    ...(excluded.length ? [`제외어: ${excluded.join(', ')}`] : []),
    ...(keywords.length ? [`키워드: ${combined(keywords, combineKeywords)}`] : []),
    ...(isEveryType ? [] : [`수집 구분: ${types.map((type) => typeWords[type]).join(', ') || '선택 없음'}`]),
    ...(unreadOf ? ['새로 온 것만'] : []),
  ];
};

/**
 * The conditions of the query and its order as people say them. `picked`: how many rows were picked, if any; `order`:
 * that of what is made of the articles, in words; `further`: what else was asked for, in words.
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
    { filters: filtersOf(query), sort: order ?? query.sort },
    false,
    [...searchWords(query), ...further, ...(picked ? ['고른 행만'] : [])],
  );
