import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, isDay, today } from '#contract/days.ts';
import { type ItemKind, itemKinds } from '#contract/itemKinds.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import {
  type ArticleQuery,
  isNarrowed,
  letterlessProblem,
  readArticleQuery,
  type SavedPath,
  type SearchPlan,
  wantedTerms,
  withAllSpellings,
  wordsOf,
} from '#server/modules/search/index.ts';

/** The list of a saved view, and its conditions as in the address of the screen. */
export interface SavedConditions {
  menuUrl: string;
  cndCn: string;
}

/** A saved view as a search of items. */
export interface SavedQuery {
  kinds: readonly ItemKind[];
  query: ArticleQuery;
  /** The words, with other spellings if the view searches them too. */
  plan: SearchPlan;
}

const search = '/search';
const kindsOfLists: Record<string, readonly ItemKind[]> = {
  '/article/Article': ['article'],
  '/article/ThinkTank': ['thinkTank'],
  '/article/Sns': ['sns'],
  [search]: itemKinds,
};
const kindsOfSearch: Record<string, readonly ItemKind[]> = {
  article: ['article'],
  thinktank: ['thinkTank'],
  sns: ['sns'],
};

export const notItems =
  '기사, 싱크탱크, 소셜 미디어 목록과 통합검색에서 저장한 것만 새 글을 알릴 수 있습니다.';

/** Whether the views of this list are searches of items. */
export const isItemList = (menuUrl: string): boolean => kindsOfLists[menuUrl] !== undefined;

const lengths = { day: 1, week: 7, month: constants.dateRangeDefaultDays, year: 365 } as const;

/** The days of a period as the screens understand it. */
const daysOf = (given: URLSearchParams, fallback: string): Record<string, string> => {
  const period = given.get('period') ?? fallback;
  const now = today();
  if (period === 'custom')
    return Object.fromEntries(
      ['startDate', 'endDate'].flatMap((name) => {
        const day = given.get(name) ?? '';
        return isDay(day) ? [[name, day]] : [];
      }),
    );
  if (period === 'yesterday') return { startDate: addDays(now, -1), endDate: addDays(now, -1) };
  const length = lengths[period as keyof typeof lengths];
  return length ? { startDate: addDays(now, 1 - length), endDate: now } : {};
};

const many = ['ntnId', 'mediaId', 'featExtrMclsf', 'lang', 'searchFields'] as const;
const single = [
  ...['searchText', 'excludeText', 'keyword', 'multiSearchCnd', 'multiKeywordCnd', 'lclsfNm', 'siteBbsNm'],
  ...['paidAiYn', 'freeAiYn', 'menualYn', 'onsiteMediaArticleYn', 'unreadYn'],
];

/** The conditions in an address of a screen as the query of the API. */
const apiQuery = (
  menuUrl: string,
  given: URLSearchParams,
  isPeriodKept: boolean,
): Record<string, unknown> => {
  const isSearch = menuUrl === search;
  const query: Record<string, unknown> = {};
  for (const name of many) if (given.has(name)) query[name] = given.getAll(name);
  for (const name of single) {
    const value = given.get(name);
    if (value && value !== 'all') query[name] = value;
  }
  const { majorCategory, articlePaidAi, articleFreeAi, articleManual } = conditionConstants.defaults;
  if (!isSearch) {
    // the lists search titles, of one region unless all are asked for
    if (query['searchText']) query['searchFields'] = ['title'];
    if (!given.has('lclsfNm')) query['lclsfNm'] = majorCategory;
  }
  const types = { paidAiYn: articlePaidAi, freeAiYn: articleFreeAi, menualYn: articleManual };
  const flags = Object.entries(types).map(([name, start]): [string, string] => [
    name,
    given.get(name) ?? start,
  ]);
  if (flags.some(([, value]) => value === 'N')) Object.assign(query, Object.fromEntries(flags));
  else for (const [name] of flags) delete query[name];
  query['multiSearchCnd'] ??= 'AND';
  query['multiKeywordCnd'] ??= 'AND';
  const period = isSearch ? constants.dateRangeDefaults.search : 'month';
  return { ...query, ...(isPeriodKept && daysOf(given, period)) };
};

/**
 * A saved view as a search.
 * @param options.caller the reader, for what depends on them
 * @param options.isPeriodKept whether its period counts, which ends today: not for what is new
 * @param options.path the saved searches that lead to this one, itself included
 * @returns a Korean sentence if it is no search of items, or one of its conditions can no longer be read
 */
export const queryOfView = async (
  { menuUrl, cndCn }: SavedConditions,
  {
    caller,
    isPeriodKept = false,
    path,
  }: { caller?: Caller | null; isPeriodKept?: boolean; path?: SavedPath } = {},
): Promise<SavedQuery | string> => {
  const given = new URLSearchParams(cndCn);
  const asked = given.get('kind');
  const kinds = menuUrl === search && asked ? kindsOfSearch[asked] : kindsOfLists[menuUrl];
  if (!kinds) return notItems;
  const raw = apiQuery(menuUrl, given, isPeriodKept);
  const kind = kinds.length === 1 && kinds[0] ? kinds[0] : 'article';
  const { query, problems } = await readArticleQuery(raw, kind, {
    maxRangeDays: null,
    caller: caller ?? null,
    ...(path && { path }),
  });
  if (!query) return problems[0]?.message ?? '조건을 읽을 수 없습니다.';
  const isSpelled = menuUrl === search && given.get('synonymYn') !== 'N';
  const plan = wordsOf(query);
  return { kinds, query, plan: isSpelled ? await withAllSpellings(plan) : plan };
};

/** Why new items of a search cannot be told, although it can be run; undefined if they can. */
export const unwatchable = ({ query, plan }: SavedQuery): string | undefined => {
  const letterless = letterlessProblem('', [...wantedTerms(plan), ...plan.excluded], false);
  if (letterless) return letterless;
  if (query.unreadOf)
    return '‘새로 온 것만’ 조건은 사람마다 달라 새 글을 알릴 수 없습니다. 조건을 빼고 저장해 주세요.';
  return isNarrowed(query)
    ? undefined
    : '조건이 없어 모든 글이 새 글이 됩니다. 검색어나 조건을 넣어 저장해 주세요.';
};
