import { writtenParts } from '#contract/queryTokens.ts';
import { termsOf } from '#contract/terms.ts';
import { periodLabels } from '#web/kit/dates/period.ts';
import type { ConditionChip } from '#web/kit/filters/ConditionChips.tsx';
import { collectionFlags, collectionLabels, regionLabels } from '#web/modules/articles/index.ts';
import { changed, type SearchConditions } from './searchConditions.ts';
import { fieldLabels } from './searchedWords.ts';

export interface SearchChip extends ConditionChip {
  /** The conditions without this chip. */
  without: SearchConditions;
}

/** Names of the ids in conditions. */
type Names = Record<'ntnId' | 'mediaId' | 'featExtrMclsf', (id: string) => string>;

/** The conditions in force as removable chips. The words in the large field have none. */
export const searchChips = (conditions: SearchConditions, names: Names): SearchChip[] => {
  const chip = (key: string, name: string, text: string, change: Partial<SearchConditions>): SearchChip => ({
    key,
    name,
    text,
    without: changed(conditions, change),
  });
  const terms = (field: 'keyword' | 'excludeText', name: string): SearchChip[] =>
    (field === 'keyword' ? termsOf : writtenParts)(conditions[field]).map((term, index, every) =>
      chip(`${field}:${term}`, name, term, {
        [field]: every.filter((_other, place) => place !== index).join(', '),
      }),
    );
  const chosen = (field: keyof Names, name: string): SearchChip[] =>
    conditions[field].map((id) =>
      chip(`${field}:${id}`, name, names[field](id), {
        [field]: conditions[field].filter((one) => one !== id),
      }),
    );
  const { searchFields, period, startDate, endDate, lclsfNm } = conditions;
  const collected = collectionFlags.filter((flag) => conditions[flag] === 'Y');
  const days = period === 'custom' ? `${startDate} ~ ${endDate}` : periodLabels[period];
  return [
    ...(searchFields.length
      ? [
          chip('fields', '검색 대상', searchFields.map((field) => fieldLabels[field]).join(', '), {
            searchFields: [],
          }),
        ]
      : []),
    ...(period === 'all' || (period === 'custom' && !startDate && !endDate)
      ? []
      : [chip('period', '보도일', days, { period: 'all', startDate: '', endDate: '' })]),
    ...(lclsfNm ? [chip('region', '대분류', regionLabels[lclsfNm], { lclsfNm: '' })] : []),
    ...(collected.length === collectionFlags.length
      ? []
      : [
          chip(
            'collection',
            '수집 구분',
            collected.map((flag) => collectionLabels[flag]).join(', ') || '선택 없음',
            {
              paidAiYn: 'Y',
              freeAiYn: 'Y',
              menualYn: 'Y',
            },
          ),
        ]),
    ...chosen('ntnId', '국가'),
    ...chosen('mediaId', '매체'),
    ...chosen('featExtrMclsf', '중분류'),
    ...terms('keyword', '키워드'),
    ...terms('excludeText', '제외어'),
    ...(conditions.synonymYn === 'N' ? [chip('synonyms', '같은 말', '입력한 말만', { synonymYn: 'Y' })] : []),
  ];
};
