import { periodLabels } from '#web/kit/dates/period.ts';
import { combinedWords } from '#web/kit/filters/Combined.tsx';
import { regionLabels } from '#web/modules/articles/index.ts';
import { readConditions, type SearchConditions, type SearchFieldName } from './searchConditions.ts';

export const fieldLabels: Record<SearchFieldName, string> = {
  title: '제목',
  reporter: '기자',
  attachment: '첨부파일',
};

/** A search in a few words, for the history. */
export const searchedWords = (conditions: SearchConditions): string => {
  const { searchText, multiSearchCnd, keyword, multiKeywordCnd, excludeText, searchFields, lclsfNm } =
    conditions;
  const { period, startDate, endDate } = conditions;
  return [
    combinedWords(searchText, multiSearchCnd),
    keyword && `#${combinedWords(keyword, multiKeywordCnd)}`,
    excludeText && `제외 ${excludeText}`,
    searchFields.map((field) => fieldLabels[field]).join('·'),
    conditions.synonymYn === 'N' ? '입력한 말만' : '',
    lclsfNm && regionLabels[lclsfNm],
    period === 'custom' ? `${startDate}~${endDate}` : period === 'all' ? '' : periodLabels[period],
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

/** Stored conditions as the screen's conditions: their dates become a custom range. */
export const rememberedConditions = (kept: unknown, today: string): SearchConditions => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((kept ?? {}) as Record<string, unknown>))
    for (const item of [value].flat()) query.append(name, String(item));
  if (query.has('startDate') || query.has('endDate')) query.set('period', 'custom');
  return readConditions(query, today);
};
