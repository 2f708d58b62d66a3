import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { appUser, article, retentionRule, retentionRun } from '#generated/tables/index.ts';
import type { RetentionState } from '#generated/types/retentionCalls.ts';
import { archived } from '#server/kernel/crud/archived.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, notFound } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { runsOf, underWay } from '#server/kernel/jobs/runs.ts';
import { dropOldOpenings } from '#server/modules/reading/index.ts';
import { retentionJob } from '../jobs.ts';
import { type RuleTerms, ruleTerms, statesOf } from './ruleWhere.ts';

export type Run = typeof retentionRun.$inferSelect;

/** How far a run has come: in the articles of a state, those without a time of the report first, then the oldest. */
export const cursor = z.object({ state: z.string(), at: z.string().nullable(), id: z.number() });
export type Cursor = z.output<typeof cursor>;

const shownRuns = 20;

const queue = (): Promise<void> => queueJobs(retentionJob, [{ data: {}, singletonKey: 'all' }]);

export const { activeRun, lockRun, updateRun } = runsOf(retentionRun, retentionRun.rtntRunId);

/** @throws Failure 404 */
const ruleOf = async (rtntRuleId: number) => {
  const [rule] = await db()
    .select()
    .from(retentionRule)
    .where(and(eq(retentionRule.rtntRuleId, rtntRuleId), eq(retentionRule.delYn, 'N')));
  if (!rule) throw notFound('보존 규칙');
  return rule;
};

/** What a stored rule says. @throws Failure 404 */
export const termsOf = async (rtntRuleId: number): Promise<RuleTerms> =>
  ruleTerms.parse(await ruleOf(rtntRuleId));

const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Whether a rule is switched on, what it has done, and how many articles it keeps archived. @throws Failure 404 */
export const stateOf = async (rtntRuleId: number): Promise<RetentionState> => {
  const { useYn } = await ruleOf(rtntRuleId);
  const runs = await db()
    .select({ run: retentionRun, userNm: appUser.userNm })
    .from(retentionRun)
    .leftJoin(appUser, eq(appUser.userId, retentionRun.undoId))
    .where(eq(retentionRun.rtntRuleId, rtntRuleId))
    .orderBy(desc(retentionRun.rtntRunId))
    .limit(shownRuns);
  const ofRule = db()
    .select({ rtntRunId: retentionRun.rtntRunId })
    .from(retentionRun)
    .where(eq(retentionRun.rtntRuleId, rtntRuleId));
  return {
    useYn,
    archivedCnt: await db().$count(
      article,
      and(eq(article.delYn, archived), inArray(article.rtntRunId, ofRule)),
    ),
    runs: runs.map(({ run, userNm }) => ({
      rtntRunId: run.rtntRunId,
      actnCd: run.actnCd,
      sttsCd: run.sttsCd,
      changedCnt: run.chgCnt,
      undoneCnt: run.undoCnt,
      regDt: run.regDt.toISOString(),
      endDt: textOf(run.endDt),
      undoDt: textOf(run.undoDt),
      userNm: mask('name', userNm) as string | null,
    })),
  };
};

/** Switches a rule on or off; a run under way is finished. @throws Failure 404 */
export const switchRule = async (
  rtntRuleId: number,
  useYn: 'Y' | 'N',
  who: string,
): Promise<RetentionState> => {
  await ruleOf(rtntRuleId);
  await db()
    .update(retentionRule)
    .set({ useYn, mdfrId: who, mdfcnDt: nextVersion(retentionRule.mdfcnDt) })
    .where(eq(retentionRule.rtntRuleId, rtntRuleId));
  return stateOf(rtntRuleId);
};

/** Begins a run of every rule that is switched on and has none under way. @returns how many were begun */
export const beginRuns = (baseDt = new Date()): Promise<number> =>
  advisoryLock('retention', async () => {
    await dropOldOpenings();
    const rules = await db()
      .select()
      .from(retentionRule)
      .where(
        and(
          eq(retentionRule.useYn, 'Y'),
          eq(retentionRule.delYn, 'N'),
          sql`not exists (select from ${retentionRun} where ${retentionRun.rtntRuleId} = ${retentionRule.rtntRuleId}
            and ${inArray(retentionRun.sttsCd, underWay)})`,
        ),
      )
      .orderBy(retentionRule.rtntRuleId);
    for (const rule of rules) {
      const terms = ruleTerms.parse(rule);
      const [state = 'N'] = statesOf(terms);
      await db()
        .insert(retentionRun)
        .values({
          rtntRuleId: rule.rtntRuleId,
          actnCd: terms.actnCd,
          sttsCd: 'running',
          baseDt,
          cndCn: terms,
          crsrCn: { state, at: null, id: 0 } satisfies Cursor,
        });
    }
    if (rules.length) await queue();
    return rules.length;
  });

/**
 * Begins to bring back what one run archived, also one that is still running; its rule is switched off, or the next
 * night would archive it again.
 * @throws Failure 400 for a run that cannot be undone, 404
 */
export const beginUndo = (rtntRunId: number, who: string): Promise<RetentionState> =>
  advisoryLock('retention', async () => {
    const [run] = await db()
      .select()
      .from(retentionRun)
      .where(eq(retentionRun.rtntRunId, rtntRunId))
      .for('update');
    if (!run) throw notFound('보존 규칙 실행');
    if (run.actnCd !== 'archive') throw badRequest('비운 본문은 되돌릴 수 없습니다.');
    if (!['running', 'done'].includes(run.sttsCd))
      throw badRequest('이미 되살렸거나 되살리고 있습니다. 화면을 새로 고쳐 주세요.');
    await updateRun(rtntRunId, {
      sttsCd: 'undoing',
      undoId: who,
      crsrCn: { state: archived, at: null, id: 0 },
    });
    await queue();
    return switchRule(run.rtntRuleId, 'N', who);
  });
