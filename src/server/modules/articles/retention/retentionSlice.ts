import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { archived } from '#server/kernel/crud/archived.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { bigints, run as execute, rows } from '#server/kernel/database/rows.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import { protection } from './protections.ts';
import { type Cursor, cursor, lockRun, type Run, updateRun } from './retentionRuns.ts';
import { cutoff, meetsTerms, type RuleTerms, ruleTerms, statesOf } from './ruleWhere.ts';

const place = z.object({ articleId: z.number(), at: z.string().nullable() });

/** The next old articles of the kind behind the cursor, in the order of an index read backwards, whatever a rule says of them. */
const nextOld = ({ itemKnd }: RuleTerms, time: SQL, { state, at, id }: Cursor, size: number) => {
  const { articleId, frmTrsfNscvrgDt, regDt } = article;
  const behind =
    at === null
      ? sql`${frmTrsfNscvrgDt} is null and ${regDt} < ${time} and ${articleId} > ${id}`
      : sql`(${frmTrsfNscvrgDt}, ${articleId}) > (${at}::timestamptz, ${id}) and ${frmTrsfNscvrgDt} < ${time}`;
  return rows(
    place,
    sql`select ${articleId} as "articleId",
        to_char(${frmTrsfNscvrgDt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from ${article} where ${and(eq(article.itemKnd, itemKnd), eq(article.delYn, state))} and ${behind}
      order by ${frmTrsfNscvrgDt} asc nulls first, ${articleId} asc nulls first limit ${size}::int`,
  );
};

const beforeAll = '0001-01-01T00:00:00.000Z';

/** Where a run goes on when nothing is left behind the cursor; undefined: nowhere. */
const nextPart = (terms: RuleTerms, { state, at }: Cursor): Cursor | undefined => {
  if (at === null) return { state, at: beforeAll, id: 0 };
  const states = statesOf(terms);
  const next = states[states.indexOf(state) + 1];
  return next === undefined ? undefined : { state: next, at: null, id: 0 };
};

const archive = ({ rtntRunId }: Run, where: SQL | undefined): Promise<number> =>
  execute(
    sql`update ${article} set del_yn = ${sql.raw(`'${archived}'`)}, rtnt_run_id = ${rtntRunId} where ${where}`,
  );

/** Removes what the history keeps of the removed texts. */
const emptyHistory = (itemKnd: string, articleIds: readonly number[]): Promise<number> =>
  execute(sql`update change_history set bfr_cn = bfr_cn - '{articleCn,articleTransCn}'::text[],
      aftr_cn = aftr_cn - '{articleCn,articleTransCn}'::text[]
    where entity_nm = ${itemKnd} and record_key = any(${bigints(articleIds)}::text[])
      and (bfr_cn ?| '{articleCn,articleTransCn}' or aftr_cn ?| '{articleCn,articleTransCn}')`);

/** Removes original and translation with their words in the index; titles, findings and the summary stay. */
const empty = async ({ itemKnd }: RuleTerms, where: SQL | undefined): Promise<number> => {
  const found = await db()
    .select({ articleId: article.articleId, ...ownTextColumns })
    .from(article)
    .where(where)
    .orderBy(asc(article.articleId))
    .for('update');
  for (const { articleId, ...texts } of found) {
    const left = { articleCn: null, articleTransCn: null };
    const { tk } = articleTokens({ ...texts, ...left });
    await db()
      .update(article)
      .set({ ...left, tk, mdaCrctCn: null, txtRmvDt: new Date(), mdfcnDt: nextVersion(article.mdfcnDt) })
      .where(eq(article.articleId, articleId));
  }
  if (found.length)
    await emptyHistory(
      itemKnd,
      found.map(({ articleId }) => articleId),
    );
  return found.length;
};

/**
 * Does what a run's rule says with the next old articles, in one transaction with the run's progress, so that a killed
 * run goes on behind the last slice.
 * @returns whether the run goes on
 */
export const retentionSlice = (rtntRunId: number, size: number): Promise<boolean> =>
  inTransaction(async () => {
    const run = await lockRun(rtntRunId, 'running');
    if (!run) return false;
    const terms = ruleTerms.parse(run.cndCn);
    const from = cursor.parse(run.crsrCn);
    const old = await nextOld(terms, cutoff(terms, run.baseDt), from, size);
    const last = old.at(-1);
    const next = last ? { ...from, at: last.at, id: last.articleId } : nextPart(terms, from);
    if (!next) {
      await updateRun(rtntRunId, { sttsCd: 'done', endDt: new Date() });
      return false;
    }
    const where = and(
      sql`${article.articleId} = any(${bigints(old.map(({ articleId }) => articleId))})`,
      meetsTerms(terms),
      isNull(sql`(${protection})`),
    );
    const changed = !last
      ? 0
      : terms.actnCd === 'archive'
        ? await archive(run, where)
        : await empty(terms, where);
    await updateRun(rtntRunId, { crsrCn: next, chgCnt: run.chgCnt + changed });
    return true;
  });

/** Articles whose address or text no article that is shown has taken meanwhile. */
const isFree = sql`not exists (select from ${article} as shown where shown.del_yn = 'N'
    and shown.canonical_url = ${article.canonicalUrl})
  and not exists (select from ${article} as shown where shown.del_yn = 'N'
    and shown.content_hash = ${article.contentHash})`;

/** Archived articles that can be brought back. @param run only those that this run archived */
export const restorable = (articleIds: readonly number[], run?: Run): SQL | undefined =>
  and(
    inArray(article.articleId, [...articleIds]),
    eq(article.delYn, archived),
    run && eq(article.rtntRunId, run.rtntRunId),
    isFree,
  );

/** Brings back the next articles that a run archived. @returns whether the undoing goes on */
export const undoSlice = (rtntRunId: number, size: number): Promise<boolean> =>
  inTransaction(async () => {
    const run = await lockRun(rtntRunId, 'undoing');
    if (!run) return false;
    const from = cursor.parse(run.crsrCn);
    const found = await rows(
      z.object({ articleId: z.number() }),
      sql`select ${article.articleId} as "articleId" from ${article}
        where ${and(eq(article.rtntRunId, rtntRunId), eq(article.delYn, archived))} and ${article.articleId} > ${from.id}
        order by ${article.articleId} limit ${size}::int`,
    );
    const last = found.at(-1);
    if (!last) {
      await updateRun(rtntRunId, { sttsCd: 'undone', endDt: run.endDt ?? new Date(), undoDt: new Date() });
      return false;
    }
    const ids = found.map(({ articleId }) => articleId);
    const back = await execute(
      sql`update ${article} set del_yn = 'N', rtnt_run_id = null where ${restorable(ids, run)}`,
    );
    await updateRun(rtntRunId, { crsrCn: { ...from, id: last.articleId }, undoCnt: run.undoCnt + back });
    return true;
  });
