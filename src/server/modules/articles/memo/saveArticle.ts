import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, articleMemo } from '#generated/tables/index.ts';
import type { MemoState } from '#generated/types/articleMemoCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { Failure, notFound } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { readableArticles } from './readableArticles.ts';

const assertReadable = async (catalogue: Catalogue, caller: Caller, articleId: number): Promise<void> => {
  const readable = await readableArticles(catalogue, caller, [articleId]);
  if ((await db().$count(article, readable)) === 0) throw notFound('기사');
};

const own = (userId: string, articleId: number) =>
  and(eq(articleMemo.userId, userId), eq(articleMemo.articleId, articleId));

/** undefined keeps the stored note; an empty one deletes it. */
const noteColumns = (
  memoCn: string | null | undefined,
): { memoCn?: string | null; memoCnFold?: string | null } => {
  if (memoCn === undefined) return {};
  const note = memoCn?.trim() || null;
  return { memoCn: note, memoCnFold: note && fold(note) };
};

interface Note {
  memoCn?: string | null | undefined;
  /** The note on which the change is based; undefined: overwrite any. */
  bfrMemoCn?: string | null | undefined;
}

/** Two windows of one user: the note stored by the other one stays, and is returned with the refusal. */
const assertUnchanged = async (userId: string, articleId: number, { memoCn, bfrMemoCn }: Note) => {
  if (memoCn === undefined || bfrMemoCn === undefined) return;
  const [stored] = await db()
    .select({ memoCn: articleMemo.memoCn, delYn: articleMemo.delYn })
    .from(articleMemo)
    .where(own(userId, articleId));
  const note = stored?.memoCn ?? '';
  if ([bfrMemoCn, memoCn].some((known) => (known?.trim() ?? '') === note)) return;
  throw new Failure(
    409,
    'CONFLICT',
    '다른 창에서 이 메모를 먼저 고쳤습니다. 두 글을 보고 하나를 골라 주세요.',
    { data: { articleId, memoYn: stored?.delYn === 'N' ? 'Y' : 'N', memoCn: note || null } },
  );
};

/**
 * Saves the article for the caller; repeated calls have no effect. A removed article returns with its note, so that
 * unsaving by mistake loses nothing.
 * @throws Failure 404 if the article does not exist or the caller may not list it; 409 with the stored note if it has
 * been changed since the caller read it
 */
export const saveArticle = async (
  catalogue: Catalogue,
  caller: Caller,
  articleId: number,
  wanted: Note,
): Promise<MemoState> => {
  await assertReadable(catalogue, caller, articleId);
  const { userId } = caller.user;
  const note = noteColumns(wanted.memoCn);
  return advisoryLock(`memo ${userId} ${articleId}`, async () => {
    await assertUnchanged(userId, articleId, wanted);
    const [stored] = await db()
      .update(articleMemo)
      .set({
        ...note,
        delYn: 'N',
        regDt: sql`case when ${articleMemo.delYn} = 'Y' then now() else ${articleMemo.regDt} end`,
        mdfrId: userId,
        mdfcnDt: nextVersion(articleMemo.mdfcnDt),
      })
      .where(own(userId, articleId))
      .returning({ memoCn: articleMemo.memoCn });
    if (!stored)
      await db()
        .insert(articleMemo)
        .values({ userId, articleId, ...note, rgtrId: userId, mdfrId: userId });
    return { articleId, memoYn: 'Y', memoCn: stored ? stored.memoCn : (note.memoCn ?? null) };
  });
};

/**
 * The caller's memo of an article, saved or not: the note of a removed one is kept.
 * @throws Failure 404 if the article does not exist or the caller may not list it
 */
export const readMemo = async (
  catalogue: Catalogue,
  caller: Caller,
  articleId: number,
): Promise<MemoState> => {
  await assertReadable(catalogue, caller, articleId);
  const [stored] = await db()
    .select({ memoCn: articleMemo.memoCn, delYn: articleMemo.delYn })
    .from(articleMemo)
    .where(own(caller.user.userId, articleId));
  return { articleId, memoYn: stored?.delYn === 'N' ? 'Y' : 'N', memoCn: stored?.memoCn ?? null };
};

/** Removes the article from those saved by the caller; no error if it is not saved. Answers the note that is kept. */
export const unsaveArticle = async (caller: Caller, articleId: number): Promise<MemoState> => {
  const { userId } = caller.user;
  const [removed] = await db()
    .update(articleMemo)
    .set({ delYn: 'Y', mdfrId: userId, mdfcnDt: nextVersion(articleMemo.mdfcnDt) })
    .where(and(own(userId, articleId), eq(articleMemo.delYn, 'N')))
    .returning({ memoCn: articleMemo.memoCn });
  const [kept] = removed
    ? [removed]
    : await db().select({ memoCn: articleMemo.memoCn }).from(articleMemo).where(own(userId, articleId));
  return { articleId, memoYn: 'N', memoCn: kept?.memoCn ?? null };
};

const numbered = z.object({ id: z.coerce.number() });

/**
 * Saves articles for the caller, in one statement; removed ones return with their notes. Articles that the caller may
 * not list are skipped.
 * @param by who is noted as having done it
 * @returns the articles that were not saved before
 */
export const saveArticles = async (
  catalogue: Catalogue,
  caller: Caller,
  articleIds: readonly number[],
  by = caller.user.userId,
): Promise<number[]> => {
  const { userId } = caller.user;
  const readable = await readableArticles(catalogue, caller, articleIds);
  const found = await rows(
    numbered,
    sql`with wanted as materialized (select ${article.articleId} as id from ${article} where ${readable}),
      back as (update article_memo set del_yn = 'N', reg_dt = now(), mdfr_id = ${by},
          mdfcn_dt = ${nextVersion(articleMemo.mdfcnDt)}
        where user_id = ${userId} and del_yn = 'Y' and article_id in (select id from wanted)
        returning article_id as id),
      fresh as (insert into article_memo (user_id, article_id, rgtr_id, mdfr_id)
        select ${userId}, id, ${by}, ${by} from wanted
        where not exists (select from article_memo as own where own.user_id = ${userId} and own.article_id = wanted.id)
        on conflict do nothing returning article_id as id)
      select id from back union all select id from fresh order by id`,
  );
  return found.map(({ id }) => id);
};

/** Removes articles from those saved by the caller. @returns the articles that were saved */
export const unsaveArticles = async (caller: Caller, articleIds: readonly number[]): Promise<number[]> => {
  const { userId } = caller.user;
  const dropped = await db()
    .update(articleMemo)
    .set({ delYn: 'Y', mdfrId: userId, mdfcnDt: nextVersion(articleMemo.mdfcnDt) })
    .where(
      and(
        eq(articleMemo.userId, userId),
        eq(articleMemo.delYn, 'N'),
        sql`${articleMemo.articleId} = any(${bigints(articleIds)})`,
      ),
    )
    .returning({ id: articleMemo.articleId });
  return dropped.map(({ id }) => id).toSorted((one, other) => one - other);
};
