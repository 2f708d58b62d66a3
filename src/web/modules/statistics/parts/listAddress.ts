import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import type { YesNo } from '#contract/session.ts';
import { hasSeveral, termsOf } from '#contract/terms.ts';
import { type DayRange, type Period, rangeOf } from '#web/kit/dates/period.ts';
import type { Combine } from '#web/kit/filters/Combined.tsx';
import { collectionFlags, type ItemKindName, itemPlaces } from '#web/modules/articles/index.ts';

/** The conditions that a figure shares with the list it counts. Names are those of the API. */
export interface FigureConditions extends DayRange {
  /** The two dates apply to `custom` only. */
  period: Exclude<Period, 'all'>;
  /** Empty: both regions. */
  lclsfNm: '' | 'KOREA' | 'GLOBAL';
  ntnId: readonly string[];
  mediaId: readonly string[];
  featExtrMclsf: readonly string[];
  keyword: readonly string[];
  /** Comma-separated terms, searched in the full text. */
  searchText: string;
  multiSearchCnd: Combine;
  paidAiYn: YesNo;
  freeAiYn: YesNo;
  menualYn: YesNo;
}

/** The default: everything of the last month. */
export const noConditions: FigureConditions = {
  period: 'month',
  startDate: '',
  endDate: '',
  lclsfNm: '',
  ntnId: [],
  mediaId: [],
  featExtrMclsf: [],
  keyword: [],
  searchText: '',
  multiSearchCnd: 'AND',
  paidAiYn: 'Y',
  freeAiYn: 'Y',
  menualYn: 'Y',
};

/** The two days of a period. `today` is a Korean day. */
export const daysOf = ({ period, startDate, endDate }: FigureConditions, today: string): DayRange =>
  period === 'custom' ? { startDate, endDate } : rangeOf(period, today);

/** The search words, and how several are combined; empty without words. */
const wordsQuery = ({
  searchText,
  multiSearchCnd,
}: Pick<FigureConditions, 'searchText' | 'multiSearchCnd'>): Record<string, string> =>
  termsOf(searchText).length === 0 ? {} : { searchText, ...(hasSeveral(searchText) && { multiSearchCnd }) };

const asText = (keywords: readonly string[]): string => keywords.join(', ');

/** Query parameters of the API: the conditions with the dates of their period. */
export const figureQuery = (
  conditions: FigureConditions,
  today: string,
): Record<string, string | readonly string[]> => {
  const { lclsfNm, ntnId, mediaId, featExtrMclsf, keyword } = conditions;
  return {
    ...daysOf(conditions, today),
    ...(lclsfNm && { lclsfNm }),
    ...(ntnId.length > 0 && { ntnId }),
    ...(mediaId.length > 0 && { mediaId }),
    ...(featExtrMclsf.length > 0 && { featExtrMclsf }),
    ...(keyword.length > 0 && { keyword: asText(keyword) }),
    ...(keyword.length > 1 && { multiKeywordCnd: 'OR' }),
    ...wordsQuery(conditions),
    ...Object.fromEntries(collectionFlags.map((flag) => [flag, conditions[flag]])),
  };
};

/** The item kinds as the search API names them. */
const searchKinds = {
  article: 'article',
  thinkTank: 'thinktank',
  sns: 'sns',
} as const satisfies Record<ItemKindName, string>;

/**
 * Address of the list that a figure counts. A period of `all` has no dates. The item lists search words in titles only:
 * with search words the address is that of the search, which shows the counted items.
 */
export const listAddress = (
  kind: ItemKindName,
  { period, ...conditions }: Omit<FigureConditions, 'period'> & { period: Period },
): string => {
  const query = new URLSearchParams(wordsQuery(conditions));
  const isSearch = query.has('searchText');
  const { lists, search } = constants.dateRangeDefaults;
  if (period !== (isSearch ? search : lists)) query.set('period', period);
  if (period === 'custom') {
    query.set('startDate', conditions.startDate);
    query.set('endDate', conditions.endDate);
  }
  for (const name of ['ntnId', 'mediaId', 'featExtrMclsf'] as const)
    for (const value of conditions[name]) query.append(name, value);
  if (conditions.keyword.length) query.set('keyword', asText(conditions.keyword));
  if (conditions.keyword.length > 1) query.set('multiKeywordCnd', 'OR');
  if (isSearch) {
    query.set('kind', searchKinds[kind]);
    // figures count the words without synonyms
    query.set('synonymYn', 'N');
    if (conditions.lclsfNm) query.set('lclsfNm', conditions.lclsfNm);
  }
  // the list defaults to Korea: other regions must be explicit
  else if (conditions.lclsfNm !== conditionConstants.defaults.majorCategory)
    query.set('lclsfNm', conditions.lclsfNm || 'all');
  for (const flag of collectionFlags) if (conditions[flag] === 'N') query.set(flag, 'N');
  const text = query.toString();
  return (isSearch ? '/search' : itemPlaces[kind].listPath) + (text && `?${text}`);
};
