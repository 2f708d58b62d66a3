import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, today } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { hasSeveral } from '#contract/terms.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { Failure } from '#server/kernel/failure.ts';
import {
  type ArticleQuery,
  expandSearch,
  openKinds,
  readArticleQuery,
  readSearchQuery,
  type SearchPlan,
  wordsOf,
} from '#server/modules/search/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

/** What a saved view shows, as its reader sees it. */
export interface ViewQuery {
  /** The kinds of items, as far as the reader may open their lists. */
  kinds: readonly ItemKind[];
  facts: ArticleQuery;
  /** The words, with other spellings where the view searches these too. */
  plan: SearchPlan;
}

/** Lists of items by their address, and the search over all of them. */
const lists: Readonly<Record<string, ItemKind | 'all'>> = {
  '/article/Article': 'article',
  '/article/ThinkTank': 'thinkTank',
  '/article/Sns': 'sns',
  '/search': 'all',
};

/** Whether views of this list can be followed: those of items. */
export const isFollowed = (menuUrl: string): boolean => menuUrl in lists;

type Sent = Record<string, string | string[]>;

const lengths: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: constants.dateRangeDefaultDays,
  year: 365,
};

const rangeOf = (address: URLSearchParams, start: string): Sent => {
  const period = address.get('period') ?? start;
  if (period === 'custom') return given(address, ['startDate', 'endDate']);
  const now = today();
  if (period === 'yesterday') return { startDate: addDays(now, -1), endDate: addDays(now, -1) };
  const days = lengths[period];
  return days === undefined ? {} : { startDate: addDays(now, 1 - days), endDate: now };
};

const given = (address: URLSearchParams, names: readonly string[]): Sent =>
  Object.fromEntries(
    names.flatMap((name) => {
      const values = address.getAll(name).filter((value) => value !== '');
      return values.length ? [[name, values.length > 1 ? values : (values[0] ?? '')]] : [];
    }),
  );

const combination = (address: URLSearchParams, text: string, name: string): Sent =>
  hasSeveral(address.get(text) ?? '') ? { [name]: address.get(name) ?? 'AND' } : {};

/** Conditions that lists and the search share. */
const common = ['searchText', 'excludeText', 'keyword', 'ntnId', 'mediaId', 'featExtrMclsf'] as const;
const flags = ['paidAiYn', 'freeAiYn', 'menualYn'] as const;

const shared = (address: URLSearchParams): Sent => ({
  ...given(address, common),
  ...combination(address, 'searchText', 'multiSearchCnd'),
  ...combination(address, 'keyword', 'multiKeywordCnd'),
});

/** The query of a list that the screen sends for this address; what only one reader has not read is no condition. */
const listQuery = (address: URLSearchParams): Sent => {
  const region = address.get('lclsfNm') ?? conditionConstants.defaults.majorCategory;
  return {
    ...shared(address),
    ...rangeOf(address, 'month'),
    ...given(address, ['lang', 'siteBbsNm', 'onsiteMediaArticleYn']),
    ...(region !== 'all' && { lclsfNm: region }),
    ...(address.get('searchText') && { searchFields: 'title' }),
    ...Object.fromEntries(flags.map((name) => [name, address.get(name) ?? 'Y'])),
  };
};

const searchedQuery = (address: URLSearchParams): Sent => ({
  ...shared(address),
  ...rangeOf(address, constants.dateRangeDefaults.search),
  ...given(address, ['searchFields', 'lclsfNm', 'kind', 'synonymYn']),
  ...(flags.some((name) => address.get(name) === 'N') &&
    Object.fromEntries(flags.map((name) => [name, address.get(name) ?? 'Y']))),
});

/**
 * The query of a saved view. Undefined if its list shows no items, or is closed to the caller, or if its conditions no
 * longer mean anything.
 */
export const queryOfView = async (
  catalogue: Catalogue,
  { menuUrl, cndCn }: { menuUrl: string; cndCn: string },
  caller: Caller,
): Promise<ViewQuery | undefined> => {
  const list = lists[menuUrl];
  if (!list) return undefined;
  const open = await openKinds(catalogue, caller);
  const address = new URLSearchParams(cndCn);
  if (list !== 'all') {
    const { query: facts } = await readArticleQuery(listQuery(address), list, { caller });
    return facts && open.includes(list) ? { kinds: [list], facts, plan: wordsOf(facts) } : undefined;
  }
  try {
    const query = searchedQuery(address) as Calls['GET /search-list']['query'];
    const { expanded } = await expandSearch(await readSearchQuery(query, caller));
    const { kind, facts, plan } = expanded;
    const kinds = open.filter((one) => !kind || one === kind);
    return kinds.length ? { kinds, facts, plan } : undefined;
  } catch (error) {
    // conditions that the search refuses, such as an outlet that is gone
    if (error instanceof Failure && error.status === 400) return undefined;
    throw error;
  }
};
