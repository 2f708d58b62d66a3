import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, daysBetween, isDay } from '#contract/days.ts';
import { searchedPart } from '#contract/terms.ts';
import type { Measure } from '#web/kit/charts/mark.ts';
import { rangeProblem } from '#web/kit/dates/period.ts';
import { daysOf, type FigureConditions, listAddress, noConditions } from '#web/kit/figures/listAddress.ts';
import { unsearchableNote } from '#web/kit/filters/searchNotes.ts';
import { collectionFlags } from '#web/kit/items/itemWords.ts';
import type { Dimension, KeyCondition } from './dimensions.ts';

export const rankRanges = { ten: 10, twenty: 20, fifty: 50 } as const;
export type RankRange = keyof typeof rankRanges;

/** How many can be compared at once. */
export const maxCompared = 5;

/** What a statistics screen shows: all of it stands in the address. */
export interface Wish extends FigureConditions {
  /** Keys that are compared. */
  compare: readonly string[];
  rankRange: RankRange;
  /** Place in the ranking of the first line, from 1. */
  offset: number;
  measure: Measure;
  /** Bars, or the dimension's own chart. */
  view: 'bars' | 'own';
  /** How many lines the trend has while nothing is compared. */
  lines: 'five' | RankRange;
}

const { statistics } = conditionConstants.defaults;

export const startWish: Wish = {
  ...noConditions,
  period: constants.dateRangeDefaults.lists,
  compare: [],
  rankRange: statistics.rankRange,
  offset: statistics.mediaOffset,
  measure: 'count',
  view: 'bars',
  lines: 'five',
};

const periods = [...conditionConstants.options.relativePeriod, 'custom'] as const;
const ranges = Object.keys(rankRanges) as RankRange[];
const pickable = ['ntnId', 'mediaId'] as const;

const oneOf = <T extends string>(value: string | null, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;
const all = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).filter((value) => value !== '')),
];

const periodOf = (query: URLSearchParams, today: string) => {
  const period = oneOf(query.get('period'), periods, startWish.period);
  const [startDate, endDate] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (period !== 'custom') return { period, startDate: '', endDate: '' };
  return isDay(startDate) && isDay(endDate) && !rangeProblem({ startDate, endDate }, today)
    ? { period, startDate, endDate }
    : { period: startWish.period, startDate: '', endDate: '' };
};

/** Reads the query of a screen's address. What cannot be read is as if it were absent. */
export const readWish = (query: URLSearchParams, today: string): Wish => {
  const offset = Number(query.get('offset'));
  const flag = (name: string) => oneOf(query.get(name), ['Y', 'N'] as const, 'Y');
  return {
    ...startWish,
    ...periodOf(query, today),
    lclsfNm: oneOf(query.get('lclsfNm'), [...conditionConstants.options.region, ''], ''),
    ntnId: all(query, 'ntnId'),
    mediaId: all(query, 'mediaId').filter((id) => /^\d{1,15}$/.test(id)),
    searchText: searchedPart(query.get('searchText') ?? ''),
    multiSearchCnd: oneOf(
      query.get('multiSearchCnd'),
      conditionConstants.options.multiSearch,
      startWish.multiSearchCnd,
    ),
    paidAiYn: flag('paidAiYn'),
    freeAiYn: flag('freeAiYn'),
    menualYn: flag('menualYn'),
    compare: all(query, 'compare').slice(0, maxCompared),
    rankRange: oneOf(query.get('rankRange'), ranges, startWish.rankRange),
    offset: Number.isInteger(offset) && offset >= 1 && offset <= 100_000 ? offset : startWish.offset,
    measure: oneOf(query.get('measure'), ['count', 'share'] as const, startWish.measure),
    view: oneOf(query.get('view'), ['bars', 'own'] as const, startWish.view),
    lines: oneOf(query.get('lines'), ['five', ...ranges] as const, startWish.lines),
  };
};

/** Writes a wish as a query: only what differs from the beginning. Empty, or with its `?`. */
export const writeWish = (wish: Wish): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, item);
    else if (value !== startWish[name as keyof Wish]) query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

/** Which lines of the ranking are asked for. */
export const rankedPart = ({ offset, rankRange }: Wish) => ({ offset, limit: rankRanges[rankRange] });

/** Other articles are counted: the ranking is looked at from its top again. */
export const asked = (wish: Wish, change: Partial<Wish>): Wish => ({ ...wish, offset: 1, ...change });

/** Takes a key into the comparison, or out of it; a sixth one stays out. */
export const toggled = (compare: readonly string[], key: string): readonly string[] => {
  if (compare.includes(key)) return compare.filter((other) => other !== key);
  return compare.length < maxCompared ? [...compare, key] : compare;
};

/** The conditions of a dimension's ranking: a country is no condition of the countries. */
export const conditionsOf = (wish: Wish, { condition }: Dimension): FigureConditions => {
  const { period, startDate, endDate, lclsfNm, ntnId, mediaId, featExtrMclsf, keyword } = wish;
  const { searchText, multiSearchCnd } = wish;
  const flags = Object.fromEntries(collectionFlags.map((flag) => [flag, wish[flag]])) as Pick<
    FigureConditions,
    (typeof collectionFlags)[number]
  >;
  return {
    ...{ period, startDate, endDate, lclsfNm, ntnId, mediaId, featExtrMclsf, keyword },
    ...{ searchText, multiSearchCnd },
    ...flags,
    [condition]: [],
  };
};

/** The same, of what is compared alone. */
export const ofCompared = (wish: Wish, dimension: Dimension): FigureConditions => ({
  ...conditionsOf(wish, dimension),
  ...(wish.compare.length > 0 && { [dimension.condition]: wish.compare }),
});

/** Address of the list of one key, on one day if it is given. */
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
 * The conditions of as many days just before. Of a single day there are none: it may not be over yet, and is no match for
 * a whole one.
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

/** Conditions that the screen of a dimension has a field for. */
export const pickableIn = ({ condition }: Dimension): (typeof pickable)[number][] =>
  pickable.filter((name) => name !== condition);

/** Conditions with a field of their own that both screens have. */
const sharedBy = (from: Dimension, to: Dimension) =>
  pickableIn(from).filter((name) => pickableIn(to).includes(name));

/** What another dimension takes over: which articles are counted, as far as it has fields for that, and how much one sees. */
export const carriedTo = (to: Dimension, from: Dimension, wish: Wish): Wish => {
  const { period, startDate, endDate, lclsfNm, searchText, multiSearchCnd, measure, rankRange } = wish;
  const flags = Object.fromEntries(collectionFlags.map((flag) => [flag, wish[flag]]));
  const picked = Object.fromEntries(sharedBy(from, to).map((name) => [name, wish[name]]));
  return {
    ...startWish,
    ...{ period, startDate, endDate, lclsfNm, searchText, multiSearchCnd, measure, rankRange },
    ...flags,
    ...picked,
  };
};

/** Whether another dimension can count the very same articles. */
export const isCarriedWhole = (to: Dimension, from: Dimension, wish: Wish): boolean =>
  pickableIn(from).every((name) => wish[name].length === 0 || pickableIn(to).includes(name));

/** What may help where nothing was counted. */
export const emptyHint = (wish: Wish): string =>
  collectionFlags.every((flag) => wish[flag] === 'N')
    ? '수집 구분을 하나 이상 골라 주세요.'
    : (unsearchableNote(wish.searchText) ?? '기간을 늘리거나 조건을 줄여 보세요.');
