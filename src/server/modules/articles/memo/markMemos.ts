import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { article, articleMemo } from '#generated/tables/index.ts';
import type { PassageMemo } from '#generated/types/articleMemoCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { reader } from '#server/kernel/database/db.ts';
import { parameterized } from '#server/kernel/database/fragments.ts';
import { passagesOfMemo } from './passages.ts';

/** The value of `ownMemo` for a row. */
export type OwnMemo = { memoYn: 'Y' | 'N'; memoCn: string | null; passageList: PassageMemo[] } | null;

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

/** Condition on a note of this user on the row of the article table, saved or removed. */
const isWrittenBy = (userId: SQLWrapper) =>
  and(eq(articleMemo.userId, userId), eq(articleMemo.articleId, article.articleId));

/** As `isWrittenBy`, but only while the article is saved. */
const isOwn = (userId: SQLWrapper) => and(isWrittenBy(userId), eq(articleMemo.delYn, 'N'));

const markFor = parameterized<[userId: string], 'Y' | 'N'>(
  (userId) => sql`case when exists (select from ${articleMemo} where ${isOwn(userId)}) then 'Y' else 'N' end`,
);

/** Expression over a row of the article table: whether the caller has saved it, as Y or N. */
export const memoMark = async (_catalogue: Catalogue, caller: Caller | null): Promise<SQL<'Y' | 'N'>> =>
  markFor(caller?.user.userId ?? '');

/**
 * Marks the rows of a list of articles, think-tank or social items that the caller has saved: one statement for all.
 */
export const markMemos: Completion = async (_catalogue, caller, rows) => {
  const kept = await ofCaller(
    caller,
    rows.map(({ articleId }) => articleId as number),
  );
  return rows.map((row) => ({ ...row, memoYn: kept.has(row.articleId as number) ? 'Y' : 'N' }));
};

const memoFor = parameterized<[userId: string], OwnMemo>(
  (userId) =>
    sql`(select json_build_object('memoYn', case ${articleMemo.delYn} when 'N' then 'Y' else 'N' end,
      'memoCn', ${articleMemo.memoCn}, 'passageList', ${passagesOfMemo}) from ${articleMemo} where ${isWrittenBy(userId)})`,
);

/**
 * Expression over a row of the article table: the caller's memo with its notes on passages, also of an article that is no
 * longer saved; null if there is none.
 */
export const ownMemo = (caller: Caller | null): SQL<OwnMemo> => memoFor(caller?.user.userId ?? '');

/** The note in the form of a record's fields. */
export const memoFacts = (memo: OwnMemo) => ({
  memoYn: memo?.memoYn ?? 'N',
  memoCn: memo?.memoCn ?? null,
  passageList: memo?.passageList ?? [],
});
