import { isOfWritings, type SearchConditions } from './searchConditions.ts';

/**
 * The same search among keywords: articles in other languages carry the Korean word as their keyword and nowhere in
 * their texts. Undefined where keywords are asked for already, where a phrase is, or where nothing has keywords.
 */
export const keywordSearch = (conditions: SearchConditions): SearchConditions | undefined => {
  const { searchText, keyword, kind, multiSearchCnd } = conditions;
  const words = searchText.trim();
  if (words === '' || keyword.trim() !== '' || isOfWritings(kind) || /["“”]/.test(words)) return undefined;
  return {
    ...conditions,
    searchText: '',
    searchFields: [],
    keyword: words,
    multiKeywordCnd: multiSearchCnd,
    kind: '',
    page: 1,
  };
};
