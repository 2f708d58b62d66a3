import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxFollowed } from '#contract/dashboard.ts';
import { termsOf } from '#contract/terms.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import { getArticleListFollowedQuery } from '#generated/validators/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { literalNumber, unionAll } from '#server/kernel/database/fragments.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { labelsOf } from '#server/modules/counts/index.ts';
import { isUnread } from '#server/modules/reading/index.ts';
import { exactWhere, textsOf } from '#server/modules/search/index.ts';
import { queryOf } from './articleHandlers.ts';

/** Problems of a count request, each with the parameter that has it. */
const followedProblems = (query: object, ntnId: string[], keywords: string[]): FormProblem[] => {
  const problems = Object.keys(query)
    .filter((name) => !(name in getArticleListFollowedQuery.labels))
    .map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`));
  const name = ntnId.length > keywords.length ? 'ntnId' : 'keyword';
  if (ntnId.length + keywords.length > maxFollowed)
    problems.push(
      invalid(
        name,
        getArticleListFollowedQuery.labels[name] ?? name,
        `한 번에 ${maxFollowed}개까지 셀 수 있습니다.`,
      ),
    );
  return problems;
};

/**
 * Counts, in one statement, the articles of each country and each keyword in the query, as the list of each would have
 * them under the other conditions. Does not accept full-text words: each would be searched as often as there are lists.
 */
export const followedCounts = async (
  catalogue: Catalogue,
  call: Pick<Call<Calls['GET /article-list/followed']['query'], unknown, Caller>, 'query' | 'caller'>,
) => {
  const { userId } = call.caller.user;
  const ntnId = [...new Set(textsOf(call.query.ntnId))];
  const keywords = [...new Set(termsOf(call.query.keyword ?? ''))];
  const problems = followedProblems(call.query, ntnId, keywords);
  if (problems.length) throw validationFailure(problems);
  const { keyword: _keywords, ntnId: _ntnId, ...others } = call.query;
  const query = await queryOf({ query: others, caller: call.caller }, 'article');
  const lists = [
    ...ntnId.map((one) => ({ key: one, query: { ...query, ntnId: [one] } })),
    ...keywords.map((one) => ({ key: one, query: { ...query, keywords: [one] } })),
  ];
  if (lists.length === 0) return [];
  const visible = visibleRows(sourceOf(catalogue, entityOf(catalogue, 'article')), call.caller);
  const counts = await Promise.all(
    lists.map(async ({ query: one }, place) => {
      const where = and((await exactWhere('article', one)).where, visible);
      return sql`select ${literalNumber(place)} as place, count(*)::int as cnt,
        (count(*) filter (where ${isUnread(userId)}))::int as unread from ${article} where ${where}`;
    }),
  );
  const found = await rows(
    z.object({ place: z.number(), cnt: z.number(), unread: z.number() }),
    unionAll(counts),
  );
  const names = await labelsOf('nation', ntnId);
  return lists.map(({ key }, place) => {
    const { cnt = 0, unread = 0 } = found.find((one) => one.place === place) ?? {};
    return { key, label: names.get(key) ?? key, cnt, unreadCnt: unread };
  });
};
