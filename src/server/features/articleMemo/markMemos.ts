import { and, eq, inArray } from 'drizzle-orm';
import { articleMemo } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Completion } from '../../crud/completion.ts';
import { reader } from '../../database/db.ts';

type Row = Record<string, unknown>;

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

/** Which rows of a list of articles, think-tank or social items the caller keeps: one statement for all of them. */
export const markMemos: Completion = async (_catalogue, caller, rows) => {
  const kept = await ofCaller(
    caller,
    rows.map(({ articleId }) => articleId as number),
  );
  return rows.map((row) => ({ ...row, memoYn: kept.has(row.articleId as number) ? 'Y' : 'N' }));
};

/** The same of one item, with the caller's note. */
export const withMemo = async (caller: Caller | null, record: Row): Promise<Row> => {
  const articleId = record.articleId as number;
  const kept = await ofCaller(caller, [articleId]);
  return { ...record, memoYn: kept.has(articleId) ? 'Y' : 'N', memoCn: kept.get(articleId) ?? null };
};
