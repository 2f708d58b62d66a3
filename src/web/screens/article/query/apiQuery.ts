import { hasSeveral } from '#contract/terms.ts';
import { rangeOf } from '#web/kit/dates/period.ts';
import type { ArticleConditions } from './conditions.ts';

export type ApiQuery = Readonly<Record<string, string | number | readonly string[]>>;

const isGiven = (value: string | readonly string[]): boolean => value.length > 0;

/** How several terms between commas are combined; a single term needs no word for it. */
const combined = (text: string, name: string, combine: string) =>
  hasSeveral(text) ? { [name]: combine } : {};

/** The part of GET /article-list that says which articles: no order, no page. `today` is a Korean day. */
export const conditionQuery = (conditions: ArticleConditions, today: string): ApiQuery => {
  const { period, startDate, endDate, searchText, multiSearchCnd, keyword, multiKeywordCnd } = conditions;
  const { paidAiYn, freeAiYn, menualYn, excludeText, ntnId, mediaId, lang, lclsfNm, featExtrMclsf } =
    conditions;
  const { siteBbsNm, onsiteMediaArticleYn, unreadYn } = conditions;
  const range = period === 'custom' ? { startDate, endDate } : rangeOf(period, today);
  const given = {
    ...range,
    searchText,
    excludeText,
    keyword,
    ntnId,
    mediaId,
    lang,
    lclsfNm,
    featExtrMclsf,
    siteBbsNm,
    onsiteMediaArticleYn,
    unreadYn,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value))),
    ...(searchText && { searchFields: 'title', ...combined(searchText, 'multiSearchCnd', multiSearchCnd) }),
    ...(keyword && combined(keyword, 'multiKeywordCnd', multiKeywordCnd)),
    paidAiYn,
    freeAiYn,
    menualYn,
  };
};

/** The whole query of GET /article-list but for `total`. */
export const pageQuery = (conditions: ArticleConditions, today: string): ApiQuery => ({
  ...conditionQuery(conditions, today),
  sort: conditions.sort,
  page: conditions.page,
  size: conditions.size,
});
