import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, daysBetween, isDay } from '#contract/days.ts';
import { searchedPart } from '#contract/terms.ts';
import type { Measure } from '#web/kit/charts/mark.ts';
import { rangeProblem } from '#web/kit/dates/period.ts';
import { unsearchableNote } from '#web/kit/filters/searchNotes.ts';
import { oneOf, valuesOf } from '#web/kit/routing/queryValues.ts';
import { collectionFlags } from '#web/modules/articles/index.ts';
import { daysOf, type FigureConditions, listAddress, noConditions } from '../parts/listAddress.ts';
import type { Dimension, KeyCondition } from './dimensions.ts';

export const rankRanges = { ten: 10, twenty: 20, fifty: 50 } as const;
export type RankRange = keyof typeof rankRanges;

/** Maximum number of compared keys. */
export const maxCompared = 5;

/** State of a statistics screen, all of it stored in the address. */
export interface StatisticsState extends FigureConditions {
  /** Compared keys. */
  compare: readonly string[];
  rankRange: RankRange;
  /** Rank of the first row, from 1. */
  offset: number;
  measure: Measure;
  /** Bars, or the dimension's own chart. */
  view: 'bars' | 'own';
  /** Number of lines in the trend while nothing is compared. */
  lines: 'five' | RankRange;
}

const { statistics } = conditionConstants.defaults;

export const startState: StatisticsState = {
  ...noConditions,
  period: constants.dateRangeDefaults.lists,
  compare: [],
  rankRange: statistics.rankRange,
  offset: statistics.mediaOffset,
  measure: 'count',
  view: 'bars',
  lines: 'five',
};

/** Periods of the screens, the last with days of one's own. */
export const periods = [...conditionConstants.options.relativePeriod, 'custom'] as const;
const ranges = Object.keys(rankRanges) as RankRange[];
const pickable = ['ntnId', 'mediaId'] as const;

const periodOf = (query: URLSearchParams, today: string) => {
  const period = oneOf(query.get('period'), periods, startState.period);
  const [startDate, endDate] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (period !== 'custom') return { period, startDate: '', endDate: '' };
  return isDay(startDate) && isDay(endDate) && !rangeProblem({ startDate, endDate }, today)
    ? { period, startDate, endDate }
    : { period: startState.period, startDate: '', endDate: '' };
};

/** Parses the query of a screen's address. Unreadable parameters are ignored. */
export const readState = (query: URLSearchParams, today: string): StatisticsState => {
  const offset = Number(query.get('offset'));
  const flag = (name: string) => oneOf(query.get(name), ['Y', 'N'] as const, 'Y');
  return {
    ...startState,
    ...periodOf(query, today),
    lclsfNm: oneOf(query.get('lclsfNm'), [...conditionConstants.options.region, ''], ''),
    ntnId: valuesOf(query, 'ntnId'),
    mediaId: valuesOf(query, 'mediaId').filter((id) => /^\d{1,15}$/.test(id)),
    searchText: searchedPart(query.get('searchText') ?? ''),
    multiSearchCnd: oneOf(
      query.get('multiSearchCnd'),
      conditionConstants.options.multiSearch,
      startState.multiSearchCnd,
    ),
    paidAiYn: flag('paidAiYn'),
    freeAiYn: flag('freeAiYn'),
    menualYn: flag('menualYn'),
    compare: valuesOf(query, 'compare').slice(0, maxCompared),
    rankRange: oneOf(query.get('rankRange'), ranges, startState.rankRange),
    offset: Number.isInteger(offset) && offset >= 1 && offset <= 100_000 ? offset : startState.offset,
    measure: oneOf(query.get('measure'), ['count', 'share'] as const, startState.measure),
    view: oneOf(query.get('view'), ['bars', 'own'] as const, startState.view),
    lines: oneOf(query.get('lines'), ['five', ...ranges] as const, startState.lines),
  };
};

/** Serializes a state as a query: only values that differ from the defaults. Empty, or with its `?`. */
export const writeState = (state: StatisticsState): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, item);
    else if (value !== startState[name as keyof StatisticsState]) query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

/** The requested part of the ranking. */
export const rankedPart = ({ offset, rankRange }: StatisticsState) => ({
  offset,
  limit: rankRanges[rankRange],
});

/** The number of lines in the trend, if it is not the default. */
export const seriesPart = ({ lines }: StatisticsState): { rankRange?: RankRange } =>
  lines === 'five' ? {} : { rankRange: lines };

/** Changed conditions show the ranking from its top. */
export const withConditions = (
  state: StatisticsState,
  change: Partial<StatisticsState>,
): StatisticsState => ({
  ...state,
  offset: 1,
  ...change,
});

/** Adds a key to the comparison, or removes it; a key beyond the maximum is not added. */
export const toggled = (compare: readonly string[], key: string): readonly string[] => {
  if (compare.includes(key)) return compare.filter((other) => other !== key);
  return compare.length < maxCompared ? [...compare, key] : compare;
};

/** The conditions of a dimension's ranking: the dimension's own key is not one of them. */
export const conditionsOf = (state: StatisticsState, { condition }: Dimension): FigureConditions => {
  const { period, startDate, endDate, lclsfNm, ntnId, mediaId, featExtrMclsf, keyword } = state;
  const { searchText, multiSearchCnd } = state;
  const flags = Object.fromEntries(collectionFlags.map((flag) => [flag, state[flag]])) as Pick<
    FigureConditions,
    (typeof collectionFlags)[number]
  >;
  return {
    period,
    startDate,
    endDate,
    lclsfNm,
    ntnId,
    mediaId,
    featExtrMclsf,
    keyword,
    searchText,
    multiSearchCnd,
    ...flags,
    [condition]: [],
  };
};

/** The conditions of a dimension's ranking, narrowed to the compared keys. */
export const ofCompared = (state: StatisticsState, dimension: Dimension): FigureConditions => ({
  ...conditionsOf(state, dimension),
  ...(state.compare.length > 0 && { [dimension.condition]: state.compare }),
});

/** Address of the list of one key, on one day if given. */
export const listOf = (
  { list }: Dimension,
  conditions: FigureConditions,
  condition: KeyCondition,
  key: string,
  day?: string,
): string =>
  listAddress(list, {
    ...conditions,
    [condition]: [key],
    ...(day && { period: 'custom', startDate: day, endDate: day }),
  });

/** Every day of the period, oldest first. */
export const everyDay = (conditions: FigureConditions, today: string): string[] => {
  const { startDate, endDate } = daysOf(conditions, today);
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * The conditions of the preceding period of the same length. Undefined for a single day: it may not be over yet, and is
 * not comparable with a whole one.
 */
export const daysBefore = (conditions: FigureConditions, today: string): FigureConditions | undefined => {
  const { startDate, endDate } = daysOf(conditions, today);
  const length = daysBetween(startDate, endDate);
  if (length < 2) return undefined;
  return {
    ...conditions,
    period: 'custom',
    startDate: addDays(startDate, -length),
    endDate: addDays(startDate, -1),
  };
};

/** Conditions for which the screen of a dimension has a field. */
export const pickableIn = ({ condition }: Dimension): (typeof pickable)[number][] =>
  pickable.filter((name) => name !== condition);

/** Conditions for which both screens have a field. */
const sharedBy = (from: Dimension, to: Dimension) =>
  pickableIn(from).filter((name) => pickableIn(to).includes(name));

/**
 * The state carried over to another dimension: its conditions, as far as that screen has fields for them, measure and
 * size.
 */
export const stateInDimension = (to: Dimension, from: Dimension, state: StatisticsState): StatisticsState => {
  const { period, startDate, endDate, lclsfNm, searchText, multiSearchCnd, measure, rankRange } = state;
  const flags = Object.fromEntries(collectionFlags.map((flag) => [flag, state[flag]]));
  const picked = Object.fromEntries(sharedBy(from, to).map((name) => [name, state[name]]));
  return {
    ...startState,
    period,
    startDate,
    endDate,
    lclsfNm,
    searchText,
    multiSearchCnd,
    measure,
    rankRange,
    ...flags,
    ...picked,
  };
};

/** True if another dimension can count exactly the same articles. */
export const keepsAllConditions = (to: Dimension, from: Dimension, state: StatisticsState): boolean =>
  pickableIn(from).every((name) => state[name].length === 0 || pickableIn(to).includes(name));

/** Hint for an empty result. */
export const emptyHint = (state: StatisticsState): string =>
  collectionFlags.every((flag) => state[flag] === 'N')
    ? '수집 구분을 하나 이상 골라 주세요.'
    : (unsearchableNote(state.searchText) ?? '기간을 늘리거나 조건을 줄여 보세요.');
