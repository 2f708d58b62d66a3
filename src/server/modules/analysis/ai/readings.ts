import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { aiReading } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { Findings } from './plan.ts';
import type { Reason } from './reasons.ts';

/** Longer than any call with its retries; renewed with each call, see `renewLease`. */
export const lease = sql`interval '25 minutes'`;

const claimedRow = z.object({ articleId: z.number() });

const numbers = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );

/**
 * Claims articles for reading. Excludes those that another server reads, and failed ones that no user has requested
 * again.
 * @param reader identifies this claim, in case another reader takes over after the lease has expired
 */
export const claim = async (articleIds: readonly number[], reader: string): Promise<number[]> => {
  if (articleIds.length === 0) return [];
  const claimed = await rows(
    claimedRow,
    sql`insert into ai_reading (article_id, stts_cd, rdr_nm, bgng_dt, try_cnt, rgtr_id, mdfr_id)
      select article_id, 'reading', ${reader}::text, now(), 1, 'SYSTEM', 'SYSTEM' from article
      where article_id in (${numbers(articleIds)}) and del_yn = 'N'
      on conflict (article_id) do update
        set stts_cd = 'reading', rdr_nm = ${reader}::text, bgng_dt = now(), try_cnt = ai_reading.try_cnt + 1, mdfcn_dt = now()
        where ai_reading.stts_cd in ('requested', 'waiting', 'done')
          or (ai_reading.stts_cd = 'reading' and ai_reading.bgng_dt < now() - ${lease})
      returning article_id as "articleId"`,
  );
  const taken = new Set(claimed.map(({ articleId }) => articleId));
  return articleIds.filter((id) => taken.has(id));
};

const isRead = (articleIds: readonly number[], reader: string) =>
  and(
    inArray(aiReading.articleId, [...articleIds]),
    eq(aiReading.sttsCd, 'reading'),
    eq(aiReading.rdrNm, reader),
  );

/** Renews the lease of articles. @returns those still claimed by this reader; it must not write the others */
export const renewLease = async (articleIds: readonly number[], reader: string): Promise<Set<number>> => {
  if (articleIds.length === 0) return new Set();
  const leased = await db()
    .update(aiReading)
    .set({ bgngDt: sql`now()` })
    .where(isRead(articleIds, reader))
    .returning({ articleId: aiReading.articleId });
  return new Set(leased.map(({ articleId }) => articleId));
};

/** Stores results of an article's tasks, so that they are not requested again. Call in the caller's transaction. */
export const storeFindings = async (
  articleId: number,
  { reader, source, findings }: { reader: string; source: string; findings: Findings },
): Promise<void> => {
  const added = JSON.stringify(findings);
  await db()
    .update(aiReading)
    .set({
      fndngs: sql`case when ${aiReading.srcMark} = ${source} then coalesce(${aiReading.fndngs}, '{}'::jsonb) else '{}'::jsonb end || ${added}::jsonb`,
      srcMark: source,
      bgngDt: sql`now()`,
      mdfcnDt: new Date(),
    })
    .where(isRead([articleId], reader));
};

/** Marks an article as read or failed; its findings are stored already. */
export const finish = async (articleId: number, problem: Reason | undefined): Promise<void> => {
  await db()
    .update(aiReading)
    .set({
      sttsCd: problem ? 'failed' : 'done',
      rsnCd: problem ?? null,
      fndngs: null,
      rdrNm: null,
      bgngDt: null,
      reqDt: null,
      mdfcnDt: new Date(),
    })
    .where(eq(aiReading.articleId, articleId));
};

const toWait = {
  sttsCd: sql`case when ${aiReading.reqDt} is null then 'waiting' else 'requested' end`,
  rdrNm: null,
  bgngDt: null,
};

/** Releases articles that this reader has not finished, without marking them as failed. */
export const release = async (
  articleIds: readonly number[],
  { reader, reason }: { reader: string; reason: Reason | null },
): Promise<void> => {
  if (articleIds.length === 0) return;
  await db()
    .update(aiReading)
    .set({ ...toWait, rsnCd: reason, tryCnt: sql`greatest(0, ${aiReading.tryCnt} - 1)`, mdfcnDt: new Date() })
    .where(isRead(articleIds, reader));
};

/** Releases articles that were claimed when this server stopped; only if no other server shares the database. */
export const releaseAll = async (): Promise<void> => {
  await db().update(aiReading).set(toWait).where(eq(aiReading.sttsCd, 'reading'));
};

/** Moves an article to the front of the queue at the request of a user who may edit it. */
export const request = async (articleId: number, who: string): Promise<void> => {
  await db()
    .insert(aiReading)
    .values({ articleId, sttsCd: 'requested', reqDt: new Date(), rgtrId: who, mdfrId: who })
    .onConflictDoUpdate({
      target: aiReading.articleId,
      set: {
        // an article being read continues, and counts as requested
        sttsCd: sql`case when ${aiReading.sttsCd} = 'reading' then 'reading' else 'requested' end`,
        rsnCd: null,
        reqDt: new Date(),
        mdfrId: who,
        mdfcnDt: new Date(),
      },
    });
};

/** Sets failed articles, all or the given ones, back to waiting. @returns how many */
export const retry = async (articleIds: readonly number[] | undefined): Promise<number> => {
  const failed = eq(aiReading.sttsCd, 'failed');
  const again = await db()
    .update(aiReading)
    .set({ sttsCd: 'waiting', rsnCd: null, fndngs: null, mdfcnDt: new Date() })
    .where(articleIds ? and(failed, inArray(aiReading.articleId, [...articleIds])) : failed)
    .returning({ articleId: aiReading.articleId });
  return again.length;
};
