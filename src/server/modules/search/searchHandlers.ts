import { sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { cooperativeYield, inTurns } from '#server/kernel/clock/steps.ts';
import { asAnswer, presentItem } from '#server/kernel/crud/present.ts';
import { readRows } from '#server/kernel/crud/readRows.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { isStatementTimeout } from '#server/kernel/database/errors.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { Failure } from '#server/kernel/failure.ts';
import { hasRead } from '#server/modules/reading/index.ts';
import { passagesOfFiles } from './attachmentSnippets.ts';
import { exportFound } from './exportFound.ts';
import { periodLines, unitOf } from './facetCounts.ts';
import { type choosable, chosenBy, facetLines } from './facets.ts';
import { itemMarks } from './itemMarks.ts';
import { databaseIndex } from './lookup/databaseIndex.ts';
import { comparingTexts, shortBodyColumns, withLongBodies } from './lookup/verifyMatches.ts';
import { markedTexts } from './markedTexts.ts';
import { hasWords, type SearchPlan } from './plan.ts';
import { postItems } from './posts/postItems.ts';
import { isPostKind, type PostKind, postKinds, postSources } from './posts/postTables.ts';
import { type PostsFound, searchPosts } from './posts/searchPosts.ts';
import { openKinds } from './query/articleQuery.ts';
import { deleteSearches, searchesOf, storeSearch, trendingWords } from './searchHistory.ts';
import { kindsByName, readSearchQuery, type SearchQuery } from './searchQuery.ts';
import { knownWords } from './slips/knownWords.ts';
import { meantQueries, wordsBeginning } from './slips/slips.ts';
import { type SnippetTexts, snippetsOf } from './snippets.ts';
import { expandSearch } from './spellings/otherSpellings.ts';
import { keywordsOf, type OwnTexts } from './words/articleTokens.ts';

type Ids =
  | 'GET /search-list'
  | 'GET /search-list-excel'
  | 'GET /search/facets'
  | 'GET /search/marks'
  | 'GET /search/spellings'
  | 'GET /search/words'
  | 'GET /search/trending-search-word'
  | 'GET /searchhistory-list'
  | 'DELETE /delete-searchhistory';

const names = Object.entries(kindsByName) as [keyof typeof kindsByName, ItemKind][];
const nameOf = (kind: unknown): string => names.find(([, one]) => one === kind)?.[0] ?? 'article';

const shownFields = [
  ...['articleId', 'itemKnd', 'kornTtl', 'lclanTtl', 'lanCd', 'mediaId', 'mediaNm', 'mediaLclanNm', 'ntnId'],
  ...['ntnNm', 'lclsfNm', 'frmTrsfNscvrgDt', 'regDt', 'url', 'featExtrKwdList', 'menualYn'],
];
const textFields: readonly string[] = ['jrnlLclanNm', 'featExtrSmry', 'featExtr'];
/** Read for the snippets, but not shown. */
const hidden = new Set([...textFields, ...Object.keys(shortBodyColumns)]);

const asTooLong = (cause: unknown): never => {
  if (!isStatementTimeout(cause)) throw cause;
  throw new Failure(
    503,
    'UNAVAILABLE',
    '검색에 시간이 너무 오래 걸려 멈췄습니다. 기간이나 국가를 정하거나 검색어를 더 길게 적어 주세요.',
    { cause },
  );
};

const unlessTooLong = (cause: unknown): undefined => {
  if (!isStatementTimeout(cause)) throw cause;
};

const textsOf = (row: Record<string, unknown>): SnippetTexts => {
  const text = (name: keyof OwnTexts) => {
    const value = row[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    kornTtl: text('kornTtl'),
    lclanTtl: text('lclanTtl'),
    articleCn: text('articleCn'),
    articleTransCn: text('articleTransCn'),
    jrnlLclanNm: text('jrnlLclanNm'),
    featExtrSmry: text('featExtrSmry'),
    keywords: [...new Set(keywordsOf(row))],
  };
};

/** The items of a page in order, each with its snippets. */
const itemsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  plan: SearchPlan,
  ids: readonly number[],
): Promise<FoundItem[]> => {
  if (ids.length === 0) return [];
  const spec = entityOf(catalogue, 'article');
  const marks = await itemMarks(catalogue, caller);
  const ofPage = sql`${article.articleId} = any(${bigints(ids)})`;
  const found = await readRows(
    sourceOf(catalogue, spec),
    [...shownFields, ...textFields],
    (query) => query.where(ofPage),
    { ...marks.made, readYn: hasRead(caller), ...shortBodyColumns },
  );
  const marked = found.map(marks.shown);
  const byId = new Map(marked.map((row) => [row.articleId as number, row]));
  const texts = new Map<number, SnippetTexts>();
  for (const row of marked) {
    const id = row.articleId as number;
    texts.set(id, textsOf(await withLongBodies(row, { id, isLong: row.isLong === true })));
  }
  const ofFiles = await passagesOfFiles(plan, ids, texts);
  const yieldWhenDue = cooperativeYield();
  const items: FoundItem[] = [];
  for (const id of ids) {
    const [row, own] = [byId.get(id), texts.get(id)];
    if (!row || !own) continue;
    await yieldWhenDue();
    const shown = Object.fromEntries(
      Object.entries(presentItem(spec.fields, row)).filter(([name]) => !hidden.has(name)),
    );
    const { itemKnd, ...item } = shown;
    items.push(
      asAnswer<FoundItem>({
        ...item,
        kind: nameOf(itemKnd),
        memoYn: row.memoYn,
        readYn: row.readYn,
        ...(row.clusterId !== undefined && {
          clusterId: row.clusterId,
          clusterOtherCnt: row.clusterOtherCnt,
        }),
        snippets: await inTurns(snippetsOf(plan, own, ofFiles.get(id)), yieldWhenDue),
      }),
    );
  }
  return items;
};

/** Endpoints of the search over everything that the caller may read, and of the search history. */
export const searchHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const index = databaseIndex(catalogue);
  const wordsOf = knownWords();
  const kindsOf = async (caller: Caller, kind: SearchQuery['kind']) => {
    const kinds = await openKinds(catalogue, caller);
    return { kinds, shown: kinds.filter((one) => !kind || one === kind) };
  };
  /** Counts of posts, and the page of one kind if it is requested. */
  const postsOf = async (caller: Caller, { plan, facts, kind, order }: SearchQuery) => {
    const sources = postSources(caller, facts);
    const counts: Partial<Record<PostKind, number>> = {};
    let shown: (PostsFound & { data: FoundItem[] }) | undefined;
    for (const one of postKinds) {
      const source = sources[one];
      if (!source) continue;
      const isShown = one === kind && facts.total !== 'only';
      const page = { offset: (facts.page - 1) * facts.size, size: facts.size };
      const pending = searchPosts(source, { plan, order, ...page, onlyCount: !isShown });
      // a count that takes too long is omitted
      const found = await (one === kind ? pending : pending.catch(unlessTooLong));
      if (!found) continue;
      counts[one] = found.count;
      if (one === kind) shown = { ...found, data: await postItems(one, plan, found.page) };
    }
    return { counts, shown };
  };
  return {
    'GET /search-list': async ({ query, caller }) => {
      const typed = readSearchQuery(query, caller);
      const { expanded, ...spellings } = await expandSearch(typed).catch(asTooLong);
      const { plan, facts, kind, order, conditions } = expanded;
      const { kinds, shown } = await kindsOf(caller, kind);
      const offset = (facts.page - 1) * facts.size;
      const isFirst = facts.page === 1 && !kind && facts.total !== 'only';
      const isStored = isFirst && (hasWords(plan) || facts.keywords.length > 0);
      const search = () =>
        Promise.all([
          index
            .search({
              plan,
              facts,
              caller,
              kinds,
              shown,
              order,
              offset,
              size: facts.size,
              total: facts.total,
            })
            .catch(asTooLong),
          postsOf(caller, expanded).catch(asTooLong),
          // not after the search: a user may have deleted the history by then, even without waiting for the hits
          isStored && storeSearch(caller, conditions, typed.plan),
        ]);
      const [{ articleIds, counts, isCountExact, isComplete }, posts] = await comparingTexts(plan, search);
      const stats = {
        ...Object.fromEntries(
          names.filter(([, one]) => kinds.includes(one)).map(([name, one]) => [name, counts[one]]),
        ),
        ...posts.counts,
      };
      const answer = { page: facts.page, size: facts.size, stats };
      const additionalInfos = (isComplete: boolean) => ({ isComplete, ...spellings });
      if (isPostKind(kind)) {
        const found = posts.shown;
        return {
          ...answer,
          data: found?.data ?? [],
          totalRecords: found?.count ?? 0,
          ...(found?.isCountExact === false ? { totalIsExact: false } : {}),
          additionalInfos: additionalInfos(found?.isComplete ?? true),
        };
      }
      return {
        ...answer,
        data: facts.total === 'only' ? [] : await itemsOf(catalogue, caller, plan, articleIds),
        totalRecords: shown.reduce((sum, one) => sum + counts[one], 0),
        ...(isCountExact ? {} : { totalIsExact: false }),
        additionalInfos: additionalInfos(isComplete),
      };
    },
    'GET /search-list-excel': (call) => exportFound(call, catalogue).catch(asTooLong),
    'GET /search/facets': async ({ query, caller }) => {
      const { plan, facts, kind } = (await expandSearch(readSearchQuery(query, caller)).catch(asTooLong))
        .expanded;
      const { shown } = await kindsOf(caller, kind);
      const { counts, isExact } = await index.facets({ plan, facts, caller, shown }).catch(asTooLong);
      const unit = unitOf(facts);
      const lines = (name: (typeof choosable)[number]) =>
        facetLines(name, counts[name], facts[chosenBy[name]].map(String));
      return {
        data: {
          nation: await lines('nation'),
          media: await lines('media'),
          classification: await lines('classification'),
          period: periodLines(counts.period),
          periodUnit: unit,
          isExact,
        },
      };
    },
    'GET /search/marks': async ({ query: { articleId, ...query }, caller }) => {
      const { plan } = (await expandSearch(readSearchQuery(query, caller)).catch(asTooLong)).expanded;
      const kinds = await openKinds(catalogue, caller, 'menu:read');
      return { data: await markedTexts(plan, articleId, kinds) };
    },
    'GET /search/spellings': async ({ query: { searchText }, caller }) => {
      const known = await wordsOf(await openKinds(catalogue, caller));
      return { data: { spellings: await meantQueries(searchText, known) } };
    },
    'GET /search/words': async ({ query: { searchText }, caller }) => {
      const known = await wordsOf(await openKinds(catalogue, caller));
      return { data: { words: wordsBeginning(searchText, known) } };
    },
    'GET /search/trending-search-word': async () => {
      const data = await trendingWords();
      return { data, totalRecords: data.length, page: 1, size: Math.max(1, data.length) };
    },
    'GET /searchhistory-list': async ({ caller }) => {
      const data = await searchesOf(caller);
      return { data, totalRecords: data.length, page: 1, size: Math.max(1, data.length) };
    },
    'DELETE /delete-searchhistory': async ({ body: { schHstryId }, caller }) => {
      await deleteSearches(caller, schHstryId ?? null);
      return { data: {} };
    },
  };
};
