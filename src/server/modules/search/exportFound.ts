import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { countText } from '#contract/countText.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { searchDepth } from '#contract/list.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sendList } from '#server/kernel/crud/export/exportList.ts';
import { readExportParts } from '#server/kernel/crud/export/exportQuery.ts';
import { reading } from '#server/kernel/database/db.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { denied, Failure, validationFailure } from '#server/kernel/failure.ts';
import { searchSettings } from './lookup/plannerSettings.ts';
import { candidatesWhere } from './lookup/planWhere.ts';
import { comparingTexts, idsUpTo, verifyMatchesOfMany } from './lookup/verifyMatches.ts';
import { hasExclusions, hasWords, isExact } from './plan.ts';
import { openKinds } from './query/articleQuery.ts';
import { queryWords } from './query/queryWords.ts';
import { kindsByName, readSearchQuery, type SearchQuery } from './searchQuery.ts';
import { type ExpandedSearch, expandSearch } from './spellings/otherSpellings.ts';

const tooMany = (): Failure =>
  new Failure(
    400,
    'VALIDATION',
    `낱말로 찾은 글은 한 번에 ${countText(searchDepth)}까지 내려받을 수 있습니다. 기간이나 국가를 정해 범위를 좁혀 주세요.`,
  );

/**
 * Condition for exactly the items of a kind that the search finds. Words are looked up once; afterwards the hits are
 * identified by key.
 * @throws Failure 400 if the index has more than `limit` candidates
 */
export const foundWhere = async (
  kind: ItemKind,
  { plan, facts }: Pick<SearchQuery, 'plan' | 'facts'>,
  limit = searchDepth,
): Promise<SQL | undefined> => {
  const candidates = candidatesWhere(kind, facts, { plan });
  if (!hasWords(plan) && !hasExclusions(plan)) return candidates;
  const some = await reading(searchSettings, () => idsUpTo(limit, candidates));
  // texts are read outside of a transaction, because on the embedded database a transaction blocks all other requests
  const ids =
    some && (isExact(plan) ? some : await comparingTexts(plan, () => verifyMatchesOfMany(plan, some)));
  if (!ids) throw tooMany();
  return sql`${article.articleId} = any(${bigints(ids)})`;
};

const wordsOf = ({ alsoSearched, alsoLeftOut }: Omit<ExpandedSearch, 'expanded'>): string[] => [
  ...(alsoSearched.length > 0 ? [`함께 찾은 표기: ${alsoSearched.join(', ')}`] : []),
  ...(alsoLeftOut.length > 0 ? [`함께 뺀 표기: ${alsoLeftOut.join(', ')}`] : []),
];

/**
 * Exports all hits of one kind, latest report first: the same items that the search counts.
 * @throws Failure 400 with every error of the query, 403 for a kind whose details the caller may not read
 */
export const exportFound = async (
  call: Call<Calls['GET /search-list-excel']['query'], unknown, Caller>,
  catalogue: Catalogue,
): Promise<FastifyReply> => {
  const { caller } = call;
  const { kind: name, ...asked } = call.query;
  const kind = kindsByName[name];
  const spec = entityOf(catalogue, kind);
  const { listed, parts, problems } = readExportParts(spec, 'excel', asked);
  if (!parts || problems.length) throw validationFailure(problems);
  const { expanded: search, ...spellings } = await expandSearch(await readSearchQuery(listed, caller));
  if (!(await openKinds(catalogue, caller, 'menu:read')).includes(kind)) throw denied();
  const sort = { field: 'frmTrsfNscvrgDt', order: 'DESC' } as const;
  const { facts } = search;
  const { page, size, total } = facts;
  return sendList(
    call,
    spec,
    catalogue,
    { list: { filters: [], page, size, sort, total }, ...parts },
    {
      label: `${spec.label} 검색 결과`,
      extra: await foundWhere(kind, search),
      conditions: await queryWords(catalogue, kind, { ...facts, sort }, { further: wordsOf(spellings) }),
    },
  );
};
