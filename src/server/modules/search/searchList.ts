import { sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
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
import { type FoldedHits, searchFolded, similarHits } from './hitGroups.ts';
import { itemMarks } from './itemMarks.ts';
import type { SearchFound, SearchIndex } from './lookup/searchIndex.ts';
import { comparingTexts, shortBodyColumns, withLongBodies } from './lookup/verifyMatches.ts';
import { hasWords, type SearchPlan } from './plan.ts';
import { postItems } from './posts/postItems.ts';
import { isPostKind, type PostKind, postKinds, postSources } from './posts/postTables.ts';
import { type PostsFound, searchPosts } from './posts/searchPosts.ts';
import { openKinds } from './query/articleQuery.ts';
import { storeSearch } from './searchHistory.ts';
import { kindsByName, readSearchQuery, type SearchQuery } from './searchQuery.ts';
import { foundIn, type SnippetTexts } from './snippets.ts';
import { expandSearch } from './spellings/otherSpellings.ts';
import { keywordsOf, type OwnTexts } from './words/articleTokens.ts';

type SearchList = Calls['GET /search-list'];
type Row = Record<string, unknown>;

/** Kinds of items with their names in the search API. */
const namedKinds = Object.entries(kindsByName) as [name: keyof typeof kindsByName, kind: ItemKind][];
const nameOfKind = (kind: unknown): string => namedKinds.find(([, one]) => one === kind)?.[0] ?? 'article';

/** Throws the error of a search; a statement that took too long becomes a 503 that says what to do. */
export const throwAsTooLong = (cause: unknown): never => {
  if (!isStatementTimeout(cause)) throw cause;
  throw new Failure(
    503,
    'UNAVAILABLE',
    '검색에 시간이 너무 오래 걸려 멈췄습니다. 기간이나 국가를 정하거나 검색어를 더 길게 적어 주세요.',
    { cause },
  );
};

/** The kinds of items whose lists the caller may open, and those of them that the search asks for. */
export const requestedKinds = async (
  catalogue: Catalogue,
  caller: Caller,
  kind: SearchQuery['kind'],
): Promise<{ kinds: ItemKind[]; shown: ItemKind[] }> => {
  const kinds = await openKinds(catalogue, caller);
  return { kinds, shown: kinds.filter((one) => !kind || one === kind) };
};

/** Fields of an item in the answer. */
const answeredFields = [
  ...['articleId', 'itemKnd', 'kornTtl', 'lclanTtl', 'lanCd', 'mediaId', 'mediaNm', 'mediaLclanNm', 'ntnId'],
  ...['ntnNm', 'lclsfNm', 'frmTrsfNscvrgDt', 'regDt', 'url', 'featExtrKwdList', 'menualYn'],
];
/** Fields read for the snippets alone, as are the bodies. */
const snippetFields: readonly string[] = ['jrnlLclanNm', 'featExtrSmry', 'featExtr'];
const unanswered = new Set([...snippetFields, ...Object.keys(shortBodyColumns)]);

const snippetTextsOf = (row: Row): SnippetTexts => {
  const text = (name: keyof OwnTexts): string | null => {
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

/** The rows of the items by their keys, with the marks of the caller, and without long bodies. */
const readItemRows = async (
  catalogue: Catalogue,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, Row>> => {
  const marks = await itemMarks(catalogue, caller);
  const rows = await readRows(
    sourceOf(catalogue, entityOf(catalogue, 'article')),
    [...answeredFields, ...snippetFields],
    (query) => query.where(sql`${article.articleId} = any(${bigints(ids)})`),
    { ...marks.made, readYn: hasRead(caller), ...shortBodyColumns },
  );
  return new Map(rows.map((row) => [row.articleId as number, marks.shown(row)]));
};

/** The items of a page in this order, each with its snippets; items deleted in the meantime are left out. */
const readItems = async (
  catalogue: Catalogue,
  caller: Caller,
  plan: SearchPlan,
  ids: readonly number[],
): Promise<FoundItem[]> => {
  if (ids.length === 0) return [];
  const { fields } = entityOf(catalogue, 'article');
  const rows = await readItemRows(catalogue, caller, ids);
  const texts = new Map<number, SnippetTexts>();
  for (const [id, row] of rows)
    texts.set(id, snippetTextsOf(await withLongBodies(row, { id, isLong: row.isLong === true })));
  const passages = await passagesOfFiles(plan, ids, texts);
  const yieldWhenDue = cooperativeYield();
  const items: FoundItem[] = [];
  for (const id of ids) {
    const [row, ownTexts] = [rows.get(id), texts.get(id)];
    if (!row || !ownTexts) continue;
    await yieldWhenDue();
    const { itemKnd, ...item } = Object.fromEntries(
      Object.entries(presentItem(fields, row)).filter(([name]) => !unanswered.has(name)),
    );
    const { memoYn, readYn, clusterId, clusterOtherCnt } = row;
    items.push(
      asAnswer<FoundItem>({
        ...item,
        kind: nameOfKind(itemKnd),
        memoYn,
        readYn,
        ...(clusterId !== undefined && { clusterId, clusterOtherCnt }),
        ...(await inTurns(foundIn(plan, ownTexts, passages.get(id)), yieldWhenDue)),
      }),
    );
  }
  return items;
};

const undefinedIfTooLong = (cause: unknown): undefined => {
  if (!isStatementTimeout(cause)) throw cause;
};

/**
 * Counts the matching posts of each kind that the caller may read, and reads the page of one kind if it is requested. A
 * count that takes too long is omitted.
 */
const findPosts = async (
  caller: Caller,
  { plan, facts, kind, order }: SearchQuery,
): Promise<{
  counts: Partial<Record<PostKind, number>>;
  requested: (PostsFound & { data: FoundItem[] }) | undefined;
}> => {
  const sources = postSources(caller, facts);
  const page = { offset: (facts.page - 1) * facts.size, size: facts.size };
  const counts: Partial<Record<PostKind, number>> = {};
  let requested: (PostsFound & { data: FoundItem[] }) | undefined;
  for (const postKind of postKinds) {
    const source = sources[postKind];
    if (!source) continue;
    const isRequested = postKind === kind;
    const onlyCount = !isRequested || facts.total === 'only';
    const search = searchPosts(source, { plan, order, ...page, onlyCount });
    const found = await (isRequested ? search : search.catch(undefinedIfTooLong));
    if (!found) continue;
    counts[postKind] = found.count;
    if (isRequested) requested = { ...found, data: await postItems(postKind, plan, found.page) };
  }
  return { counts, requested };
};

const withSimilar = (item: FoundItem, similar: FoldedHits['similar'] | undefined): FoundItem => {
  const similarCnt = similar?.get(item.articleId)?.length;
  return similarCnt ? { ...item, similarCnt } : item;
};

/**
 * Searches everything that the caller may read: one page of items or posts, the number of hits of each kind, and what
 * other spellings were searched too. The first page of a new search is added to the caller's search history.
 * @throws Failure 400 with every error of the query, 503 if a statement takes too long
 */
export const searchList = async (
  catalogue: Catalogue,
  index: SearchIndex,
  query: SearchList['query'],
  caller: Caller,
): Promise<SearchList['answer']> => {
  const typed = await readSearchQuery(query, caller);
  const { expanded, ...spellings } = await expandSearch(typed).catch(throwAsTooLong);
  const { plan, facts, kind, order, isFolded, similarTo, conditions } = expanded;
  const { page, size, total } = facts;
  const { kinds, shown } = await requestedKinds(catalogue, caller, kind);
  const isNewSearch = page === 1 && !kind && total !== 'only';
  // what a program asks again and again is no search of its owner
  const isStored = isNewSearch && !caller.key && (hasWords(plan) || facts.keywords.length > 0);
  const request = { plan, facts, caller, kinds, shown, order, offset: (page - 1) * size, size, total };
  const found = (): Promise<SearchFound & Partial<FoldedHits>> => {
    if (total === 'only' || isPostKind(kind)) return index.search(request);
    if (similarTo !== undefined) return similarHits(catalogue, index, request, similarTo);
    return isFolded ? searchFolded(catalogue, index, request) : index.search(request);
  };
  const [items, posts] = await comparingTexts(plan, () =>
    Promise.all([
      found().catch(throwAsTooLong),
      findPosts(caller, expanded).catch(throwAsTooLong),
      // not after the search: a user may have deleted the history by then, even without waiting for the hits
      isStored && storeSearch(caller, conditions, typed.plan),
    ]),
  );
  const itemCounts = namedKinds
    .filter(([, one]) => kinds.includes(one))
    .map(([name, one]) => [name, items.counts[one]]);
  const stats = { ...Object.fromEntries(itemCounts), ...posts.counts };
  if (isPostKind(kind)) {
    const { data = [], count = 0, isCountExact, isComplete = true } = posts.requested ?? {};
    return {
      page,
      size,
      stats,
      data,
      totalRecords: count,
      ...(isCountExact === false && { totalIsExact: false }),
      additionalInfos: { isComplete, ...spellings },
    };
  }
  const data = total === 'only' ? [] : await readItems(catalogue, caller, plan, items.articleIds);
  return {
    page,
    size,
    stats,
    data: data.map((item) => withSimilar(item, items.similar)),
    totalRecords: shown.reduce((sum, one) => sum + items.counts[one], 0),
    ...(!items.isCountExact && { totalIsExact: false }),
    additionalInfos: {
      isComplete: items.isComplete,
      ...spellings,
      ...(items.similar && { lookedThrough: items.lookedThrough, foldedCnt: items.foldedCnt }),
    },
  };
};
