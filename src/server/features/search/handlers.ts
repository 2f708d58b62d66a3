import { inArray } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import type { Caller } from '../../access/caller.ts';
import { presentItem } from '../../crud/present.ts';
import { selectFrom } from '../../crud/readList.ts';
import { sourceOf } from '../../crud/source.ts';
import { isStatementTimeout } from '../../database/errors.ts';
import { Failure, unauthorized } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { markMemos } from '../articleMemo/markMemos.ts';
import { type ItemKind, openKinds } from '../articleMemo/openKinds.ts';
import { databaseIndex } from './databaseIndex.ts';
import type { SearchPlan } from './plan.ts';
import { forgetSearches, rememberSearch, searchesOf, trendingWords } from './searchHistory.ts';
import { kindsByName, readSearchQuery } from './searchQuery.ts';
import { type SnippetTexts, snippetsOf } from './snippets.ts';

type Ids =
  | 'GET /search-list'
  | 'GET /search/trending-search-word'
  | 'GET /searchhistory-list'
  | 'DELETE /delete-searchhistory';

const names = Object.entries(kindsByName) as [keyof typeof kindsByName, ItemKind][];
const nameOf = (kind: unknown): string => names.find(([, one]) => one === kind)?.[0] ?? 'article';

const shownFields = [
  ...['articleId', 'itemKnd', 'kornTtl', 'lclanTtl', 'lanCd', 'mediaId', 'mediaNm', 'mediaLclanNm', 'ntnId'],
  ...['ntnNm', 'lclsfNm', 'frmTrsfNscvrgDt', 'regDt', 'url', 'featExtrKwdList', 'menualYn'],
];
const textFields = ['articleCn', 'articleTransCn', 'jrnlLclanNm', 'atchFileCn'] as const;

const tooLong = (cause: unknown): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    '검색에 시간이 너무 오래 걸려 멈췄습니다. 기간이나 국가를 정하거나 검색어를 더 길게 적어 주세요.',
    { cause },
  );

/** The items of a page, in its order, each with why it was found. */
const itemsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  plan: SearchPlan,
  ids: readonly number[],
): Promise<FoundItem[]> => {
  if (ids.length === 0) return [];
  const spec = entityOf(catalogue, 'article');
  const found = await selectFrom(sourceOf(catalogue, spec), [...shownFields, ...textFields]).where(
    inArray(article.articleId, [...ids]),
  );
  const marked = await markMemos(catalogue, caller, found);
  return ids.flatMap((id) => {
    const row = marked.find((one) => one.articleId === id);
    if (!row) return [];
    const shown = Object.fromEntries(
      Object.entries(presentItem(spec.fields, row)).filter(([name]) => !textFields.includes(name as never)),
    );
    const { itemKnd, ...item } = shown;
    return [
      {
        ...item,
        kind: nameOf(itemKnd),
        memoYn: row.memoYn,
        snippets: snippetsOf(plan, row as unknown as SnippetTexts),
      } as unknown as FoundItem,
    ];
  });
};

/** Search over everything that the caller may read, and what people look for. */
export const searchHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const index = databaseIndex(catalogue);
  return {
    'GET /search-list': async ({ query, caller }) => {
      if (!caller) throw unauthorized();
      const { plan, facts, kind, order, conditions } = readSearchQuery(query);
      const kinds = await openKinds(catalogue, caller);
      const shown = kinds.filter((one) => !kind || one === kind);
      const offset = (facts.page - 1) * facts.size;
      const { articleIds, counts, isCountExact, isComplete } = await index
        .search({ plan, facts, caller, kinds, shown, order, offset, size: facts.size })
        .catch((error: unknown) => {
          throw isStatementTimeout(error) ? tooLong(error) : error;
        });
      const isFirst = facts.page === 1 && !kind;
      if (isFirst && (plan.terms.length || facts.keywords.length))
        await rememberSearch(caller, conditions, plan);
      return {
        data: await itemsOf(catalogue, caller, plan, articleIds),
        totalRecords: shown.reduce((sum, one) => sum + counts[one], 0),
        ...(isCountExact ? {} : { totalIsExact: false }),
        page: facts.page,
        size: facts.size,
        stats: Object.fromEntries(
          names.filter(([, one]) => kinds.includes(one)).map(([name, one]) => [name, counts[one]]),
        ),
        additionalInfos: { isComplete },
      };
    },
    'GET /search/trending-search-word': async () => {
      const data = await trendingWords();
      return { data, totalRecords: data.length, page: 1, size: Math.max(1, data.length) };
    },
    'GET /searchhistory-list': async ({ caller }) => {
      if (!caller) throw unauthorized();
      const data = await searchesOf(caller);
      return { data, totalRecords: data.length, page: 1, size: Math.max(1, data.length) };
    },
    'DELETE /delete-searchhistory': async ({ body: { schHstryId }, caller }) => {
      if (!caller) throw unauthorized();
      await forgetSearches(caller, schHstryId ?? null);
      return { data: {} };
    },
  };
};
