import { writtenParts } from '#contract/queryTokens.ts';
import { termsOf } from '#contract/terms.ts';
import { periodLabels, rangeOf } from '#web/kit/dates/period.ts';
import type { ConditionChip } from '#web/kit/filters/ConditionChips.tsx';
import { collectionFlags, collectionLabels, regionLabels } from '../../parts/items/itemNames.ts';
import { type ArticleConditions, changed } from './conditions.ts';

/** Names of the ids in conditions; an id without a name is shown as is. */
export interface ChipNames {
  ntnId: (id: string) => string;
  mediaId: (id: string) => string;
  lang: (id: string) => string;
  featExtrMclsf: (id: string) => string;
  labelId: (id: string) => string;
}

export interface ArticleChip extends ConditionChip {
  /** The conditions without this chip. */
  without: ArticleConditions;
  /** The conditions without all chips of this name: they match at least as many articles. */
  relaxed: ArticleConditions;
}

const periodText = (conditions: ArticleConditions, today: string): string => {
  const { period } = conditions;
  const { startDate, endDate } = period === 'custom' ? conditions : rangeOf(period, today);
  const days = startDate === endDate ? startDate : `${startDate} ~ ${endDate}`.trim();
  return period === 'custom' ? days : `${periodLabels[period]} (${days})`;
};

const unique = (terms: readonly string[]): string[] => [...new Set(terms)];

/** The conditions in force, in words, in the order of the filters. `today` is a Korean day. */
export const chipsOf = (
  conditions: ArticleConditions,
  names: ChipNames,
  today: string,
  outletLabel = '매체',
  dateWord = '보도',
): ArticleChip[] => {
  const single = (
    key: string,
    name: string,
    text: string,
    change: Partial<ArticleConditions>,
  ): ArticleChip => {
    const without = changed(conditions, change);
    return { key, name, text, without, relaxed: without };
  };
  const many = (field: Exclude<keyof ChipNames, 'labelId'>, name: string): ArticleChip[] =>
    conditions[field].map((id) => ({
      key: `${field}:${id}`,
      name,
      text: names[field](id),
      without: changed(conditions, { [field]: conditions[field].filter((other) => other !== id) }),
      relaxed: changed(conditions, { [field]: [] }),
    }));
  const terms = (field: 'searchText' | 'excludeText' | 'keyword', name: string): ArticleChip[] =>
    unique((field === 'keyword' ? termsOf : writtenParts)(conditions[field])).map((term, _index, every) => ({
      key: `${field}:${term}`,
      name,
      text: term,
      without: changed(conditions, { [field]: every.filter((other) => other !== term).join(', ') }),
      relaxed: changed(conditions, { [field]: '' }),
    }));
  const { period, lclsfNm, siteBbsNm } = conditions;
  const collected = collectionFlags.filter((flag) => conditions[flag] === 'Y');
  return [
    ...(period === 'all' || (period === 'custom' && !conditions.startDate && !conditions.endDate)
      ? []
      : [
          single('period', `${dateWord}일`, periodText(conditions, today), {
            period: 'all',
            startDate: '',
            endDate: '',
          }),
        ]),
    ...many('ntnId', '국가'),
    ...many('mediaId', outletLabel),
    ...(siteBbsNm ? [single('siteBbsNm', '게시판', siteBbsNm, { siteBbsNm: '' })] : []),
    ...terms('searchText', '제목'),
    ...(lclsfNm ? [single('lclsfNm', '대분류', regionLabels[lclsfNm], { lclsfNm: '' })] : []),
    ...many('featExtrMclsf', '중분류'),
    ...many('lang', '언어'),
    ...(collected.length === collectionFlags.length
      ? []
      : [
          single(
            'collection',
            '수집 구분',
            collected.map((flag) => collectionLabels[flag]).join(', ') || '선택 없음',
            { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y' },
          ),
        ]),
    ...(conditions.onsiteMediaArticleYn
      ? [single('onsite', '현지 언론', '현지 언론 기사만', { onsiteMediaArticleYn: '' })]
      : []),
    ...(conditions.unreadYn ? [single('unread', '읽음 여부', '새로 온 것만', { unreadYn: '' })] : []),
    ...(conditions.labelId
      ? [single('label', '라벨', names.labelId(conditions.labelId), { labelId: '' })]
      : []),
    ...terms('keyword', '키워드'),
    ...terms('excludeText', '제외어'),
  ];
};
