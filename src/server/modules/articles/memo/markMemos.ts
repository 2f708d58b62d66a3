import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { article, articleMemo } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { reader } from '#server/kernel/database/db.ts';

/** What `ownMemo` gives for a row. */
export type OwnMemo = { memoCn: string | null } | null;

const ofCaller = async (caller: Caller | null, articleIds: readonly number[]) => {
  if (!caller || articleIds.length === 0) return new Map<number, string | null>();
  const rows = await reader()
    .select({ articleId: articleMemo.articleId, memoCn: articleMemo.memoCn })
    .from(articleMemo)
    .where(
      and(
        eq(articleMemo.userId, caller.user.userId),
        inArray(articleMemo.articleId, [...articleIds]),
        eq(articleMemo.delYn, 'N'),
      ),
    );
  return new Map(rows.map(({ articleId, memoCn }) => [articleId, memoCn]));
};

/** Of a row of the article table: whether the caller keeps it, as Y or N. */
export const memoMark = (caller: Caller | null): SQL<'Y' | 'N'> => {
  const own = and(
    eq(articleMemo.userId, caller?.user.userId ?? ''),
    eq(articleMemo.articleId, article.articleId),
    eq(articleMemo.delYn, 'N'),
  );
  return sql`case when exists (select from ${articleMemo} where ${own}) then 'Y' else 'N' end`;
};

/** Which rows of a list of articles, think-tank or social items the caller keeps: one statement for all of them. */
export const markMemos: Completion = async (_catalogue, caller, rows) => {
  const kept = await ofCaller(
    caller,
    rows.map(({ articleId }) => articleId as number),
  );
  return rows.map((row) => ({ ...row, memoYn: kept.has(row.articleId as number) ? 'Y' : 'N' }));
};

/** Of a row of the article table: what the caller wrote on keeping it, `{ memoCn }`; null where they do not keep it. */
export const ownMemo = (caller: Caller | null): SQL<OwnMemo> => {
  const own = and(
    eq(articleMemo.userId, caller?.user.userId ?? ''),
    eq(articleMemo.articleId, article.articleId),
    eq(articleMemo.delYn, 'N'),
  );
  return sql`(select json_build_object('memoCn', ${articleMemo.memoCn}) from ${articleMemo} where ${own})`;
};

/** As a record shows it. */
export const memoFacts = (memo: OwnMemo) => ({ memoYn: memo ? 'Y' : 'N', memoCn: memo?.memoCn ?? null });
