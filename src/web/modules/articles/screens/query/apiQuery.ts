import { hasSeveral } from '#contract/terms.ts';
import { rangeOf } from '#web/kit/dates/period.ts';
import type { ArticleConditions } from './conditions.ts';

export type ApiQuery = Readonly<Record<string, string | number | readonly string[]>>;

const isGiven = (value: string | readonly string[]): boolean => value.length > 0;

/** How several comma-separated terms are combined; omitted for a single term. */
const combined = (text: string, name: string, combine: string) =>
  hasSeveral(text) ? { [name]: combine } : {};

/** The filter part of GET /article-list, without order and page. `today` is a Korean day. */
export const conditionQuery = (conditions: ArticleConditions, today: string): ApiQuery => {
  const { period, startDate, endDate, searchText, multiSearchCnd, keyword, multiKeywordCnd } = conditions;
  const { paidAiYn, freeAiYn, menualYn, excludeText, ntnId, mediaId, lang, lclsfNm, featExtrMclsf } =
    conditions;
  const { siteBbsNm, onsiteMediaArticleYn, unreadYn, labelId, foldYn } = conditions;
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
    labelId,
    foldYn,
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

/** The whole query of GET /article-list except `total`. */
export const pageQuery = (conditions: ArticleConditions, today: string): ApiQuery => ({
  ...conditionQuery(conditions, today),
  sort: conditions.sort,
  page: conditions.page,
  size: conditions.size,
});
