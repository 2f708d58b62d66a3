import type { Calls } from '#generated/api/calls.ts';
import type { FacetItem, RewrittenSearch, SearchForm } from '#generated/types/searchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { exportFound } from './exportFound.ts';
import { periodLines, unitOf } from './facetCounts.ts';
import { facetLines, facetParameters, type selectableFacets } from './facets.ts';
import { databaseIndex } from './lookup/databaseIndex.ts';
import type { SearchIndex } from './lookup/searchIndex.ts';
import { markedTexts } from './markedTexts.ts';
import { openKinds } from './query/articleQuery.ts';
import { completedFields } from './query/completedFields.ts';
import { formOfText, type RecordNames, textOfForm } from './query/formText.ts';
import { keysNamed, nameOfKey } from './query/namedValues.ts';
import { relatedWords } from './related/relatedWords.ts';
import { deleteSearches, searchesOf } from './searchHistory.ts';
import { requestedKinds, searchList, throwAsTooLong } from './searchList.ts';
import { readSearchQuery, type SearchQuery } from './searchQuery.ts';
import { trendingWords } from './searchWords.ts';
import { expandSearch } from './spellings/otherSpellings.ts';
import { wordsBeginning } from './typos/knownWord.ts';
import { knownWords } from './typos/knownWords.ts';
import { meantQueries } from './typos/typos.ts';

type Ids =
  | 'GET /search-list'
  | 'GET /search-list-excel'
  | 'GET /search/facets'
  | 'GET /search/related'
  | 'GET /search/rewritten'
  | 'GET /search/marks'
  | 'GET /search/spellings'
  | 'GET /search/words'
  | 'GET /search/trending-search-word'
  | 'GET /searchhistory-list'
  | 'DELETE /delete-searchhistory';

type FacetsQuery = Calls['GET /search/facets']['query'];

/** The search that a query asks for, with the other spellings of its words. */
const readExpandedSearch = async (query: FacetsQuery, caller: Caller): Promise<SearchQuery> =>
  (await expandSearch(await readSearchQuery(query, caller)).catch(throwAsTooLong)).expanded;

/** The number of hits by nation, outlet, classification and period. */
const readFacets = async (
  catalogue: Catalogue,
  index: SearchIndex,
  query: FacetsQuery,
  caller: Caller,
): Promise<Calls['GET /search/facets']['answer']> => {
  const { plan, facts, kind } = await readExpandedSearch(query, caller);
  const { shown } = await requestedKinds(catalogue, caller, kind);
  const { counts, isExact } = await index.facets({ plan, facts, caller, shown }).catch(throwAsTooLong);
  const lines = (name: (typeof selectableFacets)[number]): Promise<FacetItem[]> =>
    facetLines(name, counts[name], facts[facetParameters[name]].map(String));
  return {
    data: {
      nation: await lines('nation'),
      media: await lines('media'),
      classification: await lines('classification'),
      period: periodLines(counts.period),
      periodUnit: unitOf(facts),
      isExact,
    },
  };
};

/** A list without pages: all of its records are on the first one. */
const onOnePage = <T>(data: T[]) => ({
  data,
  totalRecords: data.length,
  page: 1,
  size: Math.max(1, data.length),
});

const recordNames: RecordNames = {
  nameOf: nameOfKey,
  keysOf: async (field, value) => (await keysNamed(field, value)).map(String),
};

/** The conditions of the form as a typed query, or a typed query as conditions. */
const rewritten = async ({
  to,
  ...given
}: Calls['GET /search/rewritten']['query']): Promise<RewrittenSearch> => {
  const form: SearchForm = {
    ...{ searchText: '', excludeText: '', keyword: '', lclsfNm: '', startDate: '', endDate: '' },
    ...{ multiKeywordCnd: 'AND', period: 'all', ntnId: [], mediaId: [], featExtrMclsf: [] },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)),
  };
  if (to === 'form') return formOfText(form, recordNames);
  const typed = await textOfForm(form, recordNames);
  if (!typed)
    throw badRequest(
      '이 조건은 검색식으로 옮기면 뜻이 달라집니다. 짝이 맞지 않는 괄호나 따옴표를 고치고, 찾을 낱말이나 조건을 하나라도 넣어 주세요.',
    );
  return { form: typed, left: [] };
};

/** Endpoints of the search over everything that the caller may read, and of the search history. */
export const searchHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const index = databaseIndex(catalogue);
  const wordsOfKinds = knownWords();
  const wordsOpenTo = async (caller: Caller) => wordsOfKinds(await openKinds(catalogue, caller));
  return {
    'GET /search-list': ({ query, caller }) => searchList(catalogue, index, query, caller),
    'GET /search-list-excel': (call) => exportFound(call, catalogue).catch(throwAsTooLong),
    'GET /search/facets': ({ query, caller }) => readFacets(catalogue, index, query, caller),
    'GET /search/related': async ({ query, caller }) => {
      const { plan, facts, kind } = await readExpandedSearch(query, caller);
      const { shown } = await requestedKinds(catalogue, caller, kind);
      const words = await relatedWords(index, { plan, facts, caller, shown }).catch(throwAsTooLong);
      return { data: words };
    },
    'GET /search/rewritten': async ({ query }) => ({ data: await rewritten(query) }),
    'GET /search/marks': async ({ query: { articleId, ...query }, caller }) => {
      const { plan } = await readExpandedSearch(query, caller);
      const kinds = await openKinds(catalogue, caller, 'menu:read');
      return { data: await markedTexts(plan, articleId, kinds) };
    },
    'GET /search/spellings': async ({ query: { searchText }, caller }) => ({
      data: { spellings: await meantQueries(searchText, await wordsOpenTo(caller)) },
    }),
    'GET /search/words': async ({ query: { searchText }, caller }) => ({
      data: {
        words:
          (await completedFields(searchText, caller)) ??
          wordsBeginning(searchText, await wordsOpenTo(caller)),
      },
    }),
    'GET /search/trending-search-word': async () => onOnePage(await trendingWords()),
    'GET /searchhistory-list': async ({ caller }) => onOnePage(await searchesOf(caller)),
    'DELETE /delete-searchhistory': async ({ body: { schHstryId }, caller }) => {
      await deleteSearches(caller, schHstryId ?? null);
      return { data: {} };
    },
  };
};
