import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { isDay } from '#contract/days.ts';
import { isPageSize } from '#contract/list.ts';
import type { YesNo } from '#contract/session.ts';
import { hasSeveral, searchedPart } from '#contract/terms.ts';
import { type DayRange, type Period, periods, rangeOf, rangeProblem } from '#web/kit/dates/period.ts';
import type { Combine } from '#web/kit/filters/Combined.tsx';
import { impliedPageSize, ownPageSize } from '#web/kit/lists/pageSizes.ts';
import { oneOf, valuesOf } from '#web/kit/routing/queryValues.ts';

/** Path of the screen, and the name of its list. */
export const searchPath = '/search';

export type SearchFieldName = (typeof conditionConstants.options.searchField)[number];
export type SearchOrder = (typeof conditionConstants.options.sort)[number];
/** Kinds written by colleagues: posts, and the ministry's products. */
const writingKinds = ['board', 'product'] as const;
/** Kinds of the press, in the order of the tabs. */
const pressKinds = ['article', 'thinktank', 'sns'] as const;
export type PressKind = (typeof pressKinds)[number];
export const resultKinds = [...pressKinds, ...writingKinds] as const;

/** True for kinds to which the conditions and facets of press items do not apply. */
export const isOfWritings = (kind: string): boolean => (writingKinds as readonly string[]).includes(kind);
export type ResultKind = (typeof resultKinds)[number];

/** Conditions of the integrated search, and the shown page, as in its address. Names are those of the API. */
export interface SearchConditions extends DayRange {
  searchText: string;
  multiSearchCnd: Combine;
  excludeText: string;
  /** Whether other spellings and forms of the words are searched too. */
  synonymYn: YesNo;
  keyword: string;
  multiKeywordCnd: Combine;
  /** Empty: everywhere, including the body. */
  searchFields: readonly SearchFieldName[];
  period: Period;
  ntnId: readonly string[];
  mediaId: readonly string[];
  /** Codes of classes. */
  featExtrMclsf: readonly string[];
  /** Empty: both regions. */
  lclsfNm: '' | 'KOREA' | 'GLOBAL';
  paidAiYn: YesNo;
  freeAiYn: YesNo;
  menualYn: YesNo;
  /** Whether hits on the same issue lie below the first of them. */
  foldYn: YesNo;
  /** Empty: every kind. */
  kind: '' | ResultKind;
  sort: SearchOrder;
  page: number;
  size: number;
}

export const startConditions: SearchConditions = {
  searchText: '',
  multiSearchCnd: 'AND',
  excludeText: '',
  synonymYn: 'Y',
  keyword: '',
  multiKeywordCnd: 'AND',
  searchFields: [],
  period: constants.dateRangeDefaults.search,
  startDate: '',
  endDate: '',
  ntnId: [],
  mediaId: [],
  featExtrMclsf: [],
  lclsfNm: '',
  paidAiYn: 'Y',
  freeAiYn: 'Y',
  menualYn: 'Y',
  foldYn: 'N',
  kind: '',
  sort: 'accuracy',
  page: constants.pageStart,
  size: constants.pageSizeDefault,
};

/** Range limit of the search: none. */
export const anyLength = Number.POSITIVE_INFINITY;

const periodOf = (
  query: URLSearchParams,
  today: string,
): Pick<SearchConditions, 'period' | keyof DayRange> => {
  const start = { period: startConditions.period, startDate: '', endDate: '' };
  const period = oneOf(query.get('period'), periods, startConditions.period);
  if (period !== 'custom') return { ...start, period };
  const range = { startDate: query.get('startDate') ?? '', endDate: query.get('endDate') ?? '' };
  const isReadable = Object.values(range).every((day) => day === '' || isDay(day));
  return isReadable && !rangeProblem(range, today, anyLength) ? { period, ...range } : start;
};

/**
 * Parses the query of the search's address. Unreadable parameters are ignored.
 * @param today Korean day
 * @param ownSize the user's page size
 */
export const readConditions = (
  query: URLSearchParams,
  today: string,
  ownSize = ownPageSize(searchPath),
): SearchConditions => {
  const text = (name: string): string => searchedPart(query.get(name) ?? '');
  const combine = (name: string) => oneOf(query.get(name), conditionConstants.options.multiSearch, 'AND');
  const yesNo = (name: string) => oneOf(query.get(name), ['Y', 'N'] as const, 'Y');
  const given = Number(query.get('page'));
  const page = Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : constants.pageStart;
  const size = Number(query.get('size'));
  return {
    ...periodOf(query, today),
    searchText: text('searchText'),
    multiSearchCnd: combine('multiSearchCnd'),
    excludeText: text('excludeText'),
    synonymYn: yesNo('synonymYn'),
    keyword: text('keyword'),
    multiKeywordCnd: combine('multiKeywordCnd'),
    searchFields: conditionConstants.options.searchField.filter((field) =>
      query.getAll('searchFields').includes(field),
    ),
    ntnId: valuesOf(query, 'ntnId').filter((id) => /^[A-Z]{2}$/.test(id)),
    mediaId: valuesOf(query, 'mediaId').filter((id) => /^\d{1,15}$/.test(id)),
    featExtrMclsf: valuesOf(query, 'featExtrMclsf').filter((id) => /^\w{1,20}$/.test(id)),
    lclsfNm: oneOf(query.get('lclsfNm'), ['', ...conditionConstants.options.region], ''),
    paidAiYn: yesNo('paidAiYn'),
    freeAiYn: yesNo('freeAiYn'),
    menualYn: yesNo('menualYn'),
    foldYn: query.get('foldYn') === 'Y' ? 'Y' : 'N',
    kind: oneOf(query.get('kind'), ['', ...resultKinds], ''),
    sort: oneOf(query.get('sort'), conditionConstants.options.sort, 'accuracy'),
    page,
    size: isPageSize(size) ? size : impliedPageSize(page, ownSize),
  };
};

/** Serializes the conditions as a query: only those that differ from the defaults. Empty, or with its `?`. */
export const writeConditions = (conditions: Partial<SearchConditions>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(conditions)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, item);
    else if (
      name === 'size'
        ? value !== impliedPageSize(conditions.page ?? startConditions.page, ownPageSize(searchPath))
        : value !== startConditions[name as keyof SearchConditions]
    )
      query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

/**
 * The fields after one is switched: what is searched everywhere – also in bodies, summaries and keywords – has no list of
 * fields, so taking a field away leaves the others alone. The last one stays: nothing to search would find nothing.
 */
export const toggledField = (
  fields: readonly SearchFieldName[],
  field: SearchFieldName,
  isOn: boolean,
): readonly SearchFieldName[] => {
  const all = conditionConstants.options.searchField;
  const before: readonly SearchFieldName[] = fields.length === 0 ? all : fields;
  const after = all.filter((one) => (one === field ? isOn : before.includes(one)));
  return after.length === 0 ? before : after;
};

/** Changed conditions start at the first page. */
export const changed = (
  conditions: SearchConditions,
  change: Partial<SearchConditions>,
): SearchConditions => ({
  ...conditions,
  page: constants.pageStart,
  ...change,
});

/** True if there is something to search for: combination and display settings alone do not count. */
export const hasSearch = (conditions: SearchConditions): boolean => {
  const { multiSearchCnd, multiKeywordCnd, synonymYn, foldYn, kind, sort, page } = startConditions;
  const size = ownPageSize(searchPath);
  const display = { foldYn, kind, sort, page, size };
  const asking = { ...conditions, multiSearchCnd, multiKeywordCnd, synonymYn, ...display };
  return writeConditions(asking) !== '';
};

type ApiQuery = Record<string, string | number | readonly string[]>;
type PageQuery = ApiQuery & { page: number; size: number };

/** The query of GET /search-list, for the hits as they are. */
export const apiQuery = (conditions: SearchConditions, today: string): PageQuery => {
  const { period, startDate, endDate, searchText, keyword, sort, page, size } = conditions;
  const {
    multiSearchCnd,
    multiKeywordCnd,
    excludeText,
    searchFields,
    ntnId,
    mediaId,
    featExtrMclsf,
    lclsfNm,
    kind,
  } = conditions;
  const { paidAiYn, freeAiYn, menualYn } = conditions;
  const types = { paidAiYn, freeAiYn, menualYn };
  const given = {
    searchText,
    excludeText,
    keyword,
    searchFields,
    ...(period === 'custom' ? { startDate, endDate } : rangeOf(period, today)),
    ntnId,
    mediaId,
    featExtrMclsf,
    lclsfNm,
    kind,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value.length > 0)),
    ...(hasSeveral(searchText) && { multiSearchCnd }),
    ...(hasSeveral(keyword) && { multiKeywordCnd }),
    ...(Object.values(types).includes('N') && types),
    ...(conditions.synonymYn === 'N' && { synonymYn: 'N' }),
    sort,
    page,
    size,
  };
};

/** The query for a page: `apiQuery`, and whether similar hits are folded. */
export const pageQuery = (conditions: SearchConditions, today: string): PageQuery => ({
  ...apiQuery(conditions, today),
  ...(conditions.foldYn === 'Y' && !isOfWritings(conditions.kind) && { foldYn: 'Y' }),
});

/** Shown kinds of the press with hits: each can be exported. @param stats hits of each kind */
export const foundKinds = (
  { kind }: Pick<SearchConditions, 'kind'>,
  stats: Readonly<Record<string, number>>,
): PressKind[] => pressKinds.filter((one) => (stats[one] ?? 0) > 0 && (kind === '' || kind === one));

/** The query for an export of all hits. */
export const fileQuery = (conditions: SearchConditions, today: string): ApiQuery => {
  const { sort: _sort, page: _page, size: _size, kind: _kind, ...query } = apiQuery(conditions, today);
  return query;
};

/** True if a condition is set that only press items have. */
export const hasItemConditions = (conditions: SearchConditions): boolean => {
  const { ntnId, mediaId, featExtrMclsf, lclsfNm, keyword, paidAiYn, freeAiYn, menualYn } = conditions;
  return (
    [ntnId, mediaId, featExtrMclsf].some(({ length }) => length > 0) ||
    [lclsfNm, keyword.trim()].some((text) => text !== '') ||
    [paidAiYn, freeAiYn, menualYn].includes('N')
  );
};
