import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import {
  appUser,
  arrivalApplication,
  arrivalRule,
  arrivalRun,
  article,
  articleMemo,
  briefingPick,
  labelArticle,
} from '#generated/tables/index.ts';
import type { ArrivalUndoing } from '#generated/types/arrivalRuleCalls.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import { continueRuns, runsOf } from '#server/kernel/jobs/runs.ts';
import type { Before } from './applyRules.ts';
import { takenBack } from './fields.ts';
import { readItems } from './items.ts';
import { arrivalJob } from './jobs.ts';
import { type Rule, rowActor } from './ruleActions.ts';

const { activeRun, lockRun, updateRun } = runsOf(arrivalRun, arrivalRun.arvlRunId);

/** The latest undoing of what a rule did; null without any. */
export const lastUndoing = async (arvlRuleId: number): Promise<ArrivalUndoing | null> => {
  const [last] = await db()
    .select({ run: arrivalRun, userNm: appUser.userNm })
    .from(arrivalRun)
    .leftJoin(appUser, eq(appUser.userId, arrivalRun.rgtrId))
    .where(eq(arrivalRun.arvlRuleId, arvlRuleId))
    .orderBy(desc(arrivalRun.arvlRunId))
    .limit(1);
  if (!last) return null;
  const { sttsCd, undoCnt, partCnt, regDt } = last.run;
  return {
    sttsCd,
    undoCnt,
    partCnt,
    regDt: regDt.toISOString(),
    userNm: mask('name', last.userNm) as string | null,
  };
};

/**
 * Begins to undo what a rule did: everything, which switches it off too, or the picked part.
 * @throws Failure 400 while an earlier undoing is under way, or if there is nothing to undo
 */
export const beginUndo = (
  { arvlRuleId }: Rule,
  aplcIds: readonly number[] | undefined,
  who: string,
): Promise<void> =>
  advisoryLock('arrival rules', async () => {
    const underWay = and(eq(arrivalRun.arvlRuleId, arvlRuleId), eq(arrivalRun.sttsCd, 'undoing'));
    if ((await db().$count(arrivalRun, underWay)) > 0)
      throw badRequest('이 규칙이 한 일을 되돌리고 있습니다. 끝난 뒤에 다시 시도해 주세요.');
    const [run] = await db()
      .insert(arrivalRun)
      .values({ arvlRuleId, sttsCd: 'undoing', rgtrId: who })
      .returning({ arvlRunId: arrivalRun.arvlRunId });
    const marked = await db()
      .update(arrivalApplication)
      .set({ sttsCd: 'undoing', arvlRunId: run?.arvlRunId ?? null })
      .where(
        and(
          eq(arrivalApplication.arvlRuleId, arvlRuleId),
          eq(arrivalApplication.sttsCd, 'applied'),
          aplcIds && inArray(arrivalApplication.aplcId, [...aplcIds]),
        ),
      )
      .returning({ aplcId: arrivalApplication.aplcId });
    if (marked.length === 0) throw badRequest('되돌릴 것이 없습니다. 화면을 새로 고쳐 주세요.');
    if (!aplcIds)
      await db()
        .update(arrivalRule)
        .set({ useYn: 'N', stopRsn: null, mdfrId: who, mdfcnDt: nextVersion(arrivalRule.mdfcnDt) })
        .where(eq(arrivalRule.arvlRuleId, arvlRuleId));
    await queueJobs(arrivalJob, [{ data: {}, singletonKey: 'all' }]);
  });

interface Applied {
  articleId: number;
  before: Before;
}

/** Collects, per article, what is left because a person has changed it. */
type Left = (articleIds: Iterable<number>, what: string) => void;

const idsWith = (some: readonly Applied[], name: 'star' | 'tray'): number[] =>
  some.flatMap(({ articleId, before }) => (before[name] ? [articleId] : []));

const takeBackFields = async (some: readonly Applied[], who: string | null, left: Left): Promise<void> => {
  const changed = new Map(some.map(({ articleId, before }) => [articleId, before.fields]));
  const ids = [...changed].flatMap(([id, fields]) => (Object.keys(fields).length ? [id] : []));
  const items = ids.length
    ? await readItems(sql`a.article_id = any(${bigints(ids)})`, sql`for update of a`)
    : [];
  for (const item of items) {
    const { back, left: kept, fieldOrgn } = takenBack(item, changed.get(item.articleId) ?? {});
    for (const name of kept) left([item.articleId], name);
    if (Object.keys(back).length === 0) continue;
    await db()
      .update(article)
      .set({ ...back, fieldOrgn, mdfrId: who, mdfcnDt: nextVersion(article.mdfcnDt) })
      .where(eq(article.articleId, item.articleId));
    const names = Object.keys(back) as (keyof typeof back)[];
    await addHistory([
      {
        entityNm: item.itemKnd,
        recordKey: String(item.articleId),
        chgKnd: 'update',
        bfrCn: Object.fromEntries(names.map((name) => [name, item[name]])),
        aftrCn: back,
        rgtrId: who ?? 'SYSTEM',
      },
    ]);
  }
};

const takeBackLabel = async (some: readonly Applied[], by: string, left: Left): Promise<void> => {
  const byLabel = Map.groupBy(some, ({ before }) => before.labelId);
  for (const [labelId, those] of byLabel) {
    if (labelId === undefined) continue;
    const there = and(
      eq(labelArticle.labelId, labelId),
      inArray(
        labelArticle.articleId,
        those.map(({ articleId }) => articleId),
      ),
    );
    await db()
      .delete(labelArticle)
      .where(and(there, eq(labelArticle.mdfrId, by)));
    const others = await db().select({ id: labelArticle.articleId }).from(labelArticle).where(there);
    left(
      others.map(({ id }) => id),
      '라벨',
    );
  }
};

const takeBackStars = async (ids: readonly number[], by: string, left: Left): Promise<void> => {
  if (ids.length === 0) return;
  const shown = and(inArray(articleMemo.articleId, [...ids]), eq(articleMemo.delYn, 'N'));
  await db()
    .update(articleMemo)
    .set({ delYn: 'Y', mdfcnDt: nextVersion(articleMemo.mdfcnDt) })
    .where(and(shown, eq(articleMemo.mdfrId, by)));
  const others = await db()
    .selectDistinct({ id: articleMemo.articleId })
    .from(articleMemo)
    .where(and(shown, eq(articleMemo.rgtrId, by), ne(articleMemo.mdfrId, by)));
  left(
    others.map(({ id }) => id),
    '별표',
  );
};

const takeBackPicks = async (
  userId: string,
  ids: readonly number[],
  by: string,
  left: Left,
): Promise<void> => {
  if (ids.length === 0) return;
  const there = and(
    eq(briefingPick.userId, userId),
    ne(briefingPick.itemKnd, 'cluster'),
    inArray(briefingPick.itemId, [...ids]),
    eq(briefingPick.rgtrId, by),
  );
  await db()
    .delete(briefingPick)
    .where(and(there, eq(briefingPick.mdfrId, by)));
  const others = await db().select({ id: briefingPick.itemId }).from(briefingPick).where(there);
  left(
    others.map(({ id }) => id),
    '브리핑함',
  );
};

/** Undoes the next part of a run, in one transaction with its progress. @returns whether the run goes on */
export const undoSlice = (arvlRunId: number, size: number): Promise<boolean> =>
  inTransaction(async () => {
    const run = await lockRun(arvlRunId, 'undoing');
    if (!run) return false;
    const [rule] = await db().select().from(arrivalRule).where(eq(arrivalRule.arvlRuleId, run.arvlRuleId));
    const applied = await db()
      .select()
      .from(arrivalApplication)
      .where(and(eq(arrivalApplication.arvlRunId, arvlRunId), eq(arrivalApplication.sttsCd, 'undoing')))
      .orderBy(asc(arrivalApplication.aplcId))
      .limit(size)
      .for('update');
    if (!rule || applied.length === 0) {
      await updateRun(arvlRunId, { sttsCd: 'undone', endDt: new Date() });
      return false;
    }
    const some = applied.map(({ articleId, bfrCn }) => ({ articleId, before: bfrCn as Before }));
    const leftOf = new Map<number, string[]>();
    const left: Left = (ids, what) => {
      for (const id of ids) leftOf.set(id, [...(leftOf.get(id) ?? []), what]);
    };
    const by = rowActor(rule);
    await takeBackFields(some, run.rgtrId, left);
    await takeBackLabel(some, by, left);
    await takeBackStars(idsWith(some, 'star'), by, left);
    await takeBackPicks(rule.userId, idsWith(some, 'tray'), by, left);
    for (const { aplcId, articleId, keptList } of applied) {
      const what = leftOf.get(articleId) ?? [];
      const said = what.map((one) => `${one}: 그 뒤 사람이 고쳐 되돌리지 않음`);
      await db()
        .update(arrivalApplication)
        .set({
          sttsCd: what.length ? 'partly' : 'undone',
          keptList: [...(keptList ?? []), ...said],
          mdfcnDt: new Date(),
        })
        .where(eq(arrivalApplication.aplcId, aplcId));
    }
    await updateRun(arvlRunId, {
      undoCnt: run.undoCnt + applied.length - leftOf.size,
      partCnt: run.partCnt + leftOf.size,
    });
    return true;
  });

/** Days for which what rules did can be seen and undone. */
const keptDays = 365;

export const dropOldApplications = async (): Promise<void> => {
  await db()
    .delete(arrivalApplication)
    .where(lt(arrivalApplication.regDt, sql`now() - make_interval(days => ${keptDays}::int)`));
};

/** Continues the undoing that is under way. @returns 'more' if work remains */
export const continueUndoing = (until: StopCondition): Promise<void | 'more'> =>
  continueRuns(activeRun, ({ arvlRunId }, size) => undoSlice(arvlRunId, size), until);
