import { desc, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { appUser, article, articleRepair, changeHistory } from '#generated/tables/index.ts';
import type { RepairExample, RepairRun, Repairs } from '#generated/types/articleBatchCalls.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { runsOf } from '#server/kernel/jobs/runs.ts';
import { repairJob } from '../jobs.ts';
import { kindNames, type RepairKind } from './misread.ts';

/**
 * A run as stored. While it is `running`, `lastId` is the last article that it has seen; while it is `undoing`, the last
 * entry of the history that has been undone.
 */
export type Run = typeof articleRepair.$inferSelect;

const example: z.ZodType<RepairExample> = z.object({
  articleId: z.number(),
  ttl: z.string().nullable(),
  mediaNm: z.string().nullable(),
  written: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** What a run found of one kind. */
const found = z.object({
  count: z.number(),
  /** Articles whose right address another one has. */
  duplicateCnt: z.number(),
  /** Articles left alone because a person has edited the field. */
  editedCnt: z.number(),
  examples: z.array(example),
  duplicates: z.array(example),
});
type Found = z.output<typeof found>;

const none = (): Found => ({ count: 0, duplicateCnt: 0, editedCnt: 0, examples: [], duplicates: [] });
// a run of an earlier version may lack a kind, or tell one otherwise
const foundOrNone = found.catch(none);

const repairResult = z
  .object({
    /** Articles that differ. */
    changedCnt: z.number(),
    kinds: z.object({
      date: foundOrNone,
      address: foundOrNone,
      language: foundOrNone,
    } satisfies Record<RepairKind, typeof foundOrNone>),
  })
  .catch(() => ({ changedCnt: 0, kinds: { date: none(), address: none(), language: none() } }));

/** What a run found, by kind, and the number of articles that differ. */
export type RepairResult = z.output<typeof repairResult>;

/** Results outlive an upgrade: what no longer fits counts as nothing found. */
export const resultOf = ({ rsltCn }: Pick<Run, 'rsltCn'>): RepairResult => repairResult.parse(rsltCn);

export const { activeRun, lockRun, updateRun } = runsOf(articleRepair, articleRepair.articleRepairId);

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 1);

const shown = ({ run, userNm }: { run: Run; userNm: string | null }): RepairRun => {
  const { kinds, changedCnt } = resultOf(run);
  const { frstHstryId, lastHstryId, lastId } = run;
  return {
    articleRepairId: run.articleRepairId,
    sttsCd: run.sttsCd,
    seenRt:
      run.sttsCd === 'undoing'
        ? shareOf(lastId - frstHstryId, lastHstryId - frstHstryId)
        : shareOf(run.endDt ? 1 : lastId, run.endDt ? 1 : run.maxId),
    changedCnt,
    undoneCnt: run.undoCnt,
    regDt: run.regDt.toISOString(),
    endDt: run.endDt?.toISOString() ?? null,
    undoDt: run.undoDt?.toISOString() ?? null,
    userNm: mask('name', userNm) as string | null,
    kinds: kindNames.map((kindCd) => ({ kindCd, ...kinds[kindCd] })),
  };
};

const lastRun = async (tryYn: 'Y' | 'N'): Promise<{ run: Run; userNm: string | null } | undefined> =>
  (
    await db()
      .select({ run: articleRepair, userNm: appUser.userNm })
      .from(articleRepair)
      .leftJoin(appUser, eq(appUser.userId, articleRepair.rgtrId))
      .where(eq(articleRepair.tryYn, tryYn))
      .orderBy(desc(articleRepair.articleRepairId))
      .limit(1)
  )[0];

/** The last preview, unless articles were repaired since, and the last repair. */
export const repairs = async (): Promise<Repairs> => {
  const [preview, last] = [await lastRun('Y'), await lastRun('N')];
  return { preview: preview ? shown(preview) : null, last: last ? shown(last) : null };
};

/** Previews no longer say what would change once articles are repaired. */
const dropPreviews = async (): Promise<void> => {
  await db().delete(articleRepair).where(eq(articleRepair.tryYn, 'Y'));
};

/** @throws Failure 400 while a repair, or its undoing, is under way */
const refuseWhileRunning = async (): Promise<void> => {
  const run = await activeRun();
  if (!run) return;
  const doing = run.sttsCd === 'undoing' ? '되돌리고' : '바로잡고';
  throw badRequest(`지금 기사를 ${doing} 있습니다. 끝난 뒤에 다시 시도해 주세요.`);
};

const queue = (): Promise<void> => queueJobs(repairJob, [{ data: {}, singletonKey: 'all' }]);

const lastOf = async <T>(reading: Promise<{ last: T }[]>): Promise<T | undefined> => (await reading)[0]?.last;

/**
 * Begins a preview, or a repair, of all articles that are stored by now.
 * @throws Failure 400 while a repair or its undoing is under way
 */
export const beginRepair = (tryYn: 'Y' | 'N', userId: string): Promise<Repairs> =>
  advisoryLock('article repair', async () => {
    await dropPreviews();
    await refuseWhileRunning();
    const maxId = await lastOf(
      db()
        .select({ last: max(article.articleId) })
        .from(article),
    );
    const history = await lastOf(
      db()
        .select({ last: max(changeHistory.chgHstryId) })
        .from(changeHistory),
    );
    await db()
      .insert(articleRepair)
      .values({
        tryYn,
        sttsCd: 'running',
        maxId: maxId ?? 0,
        frstHstryId: history ?? 0,
        lastHstryId: history ?? 0,
        rgtrId: userId,
        mdfrId: userId,
      });
    await queue();
    return repairs();
  });

/**
 * Begins to undo the last repair, also one that is still running.
 * @throws Failure 400 if it is not the last one, or is undone already
 */
export const beginUndo = (articleRepairId: number, userId: string): Promise<Repairs> =>
  advisoryLock('article repair', async () => {
    const last = (await lastRun('N'))?.run;
    if (last?.articleRepairId !== articleRepairId || !['running', 'done'].includes(last.sttsCd))
      throw badRequest('되돌릴 수 있는 것은 마지막으로 바로잡은 것뿐입니다. 화면을 새로 고쳐 주세요.');
    if (last.sttsCd !== 'running') {
      await dropPreviews();
      await refuseWhileRunning();
    }
    // waits for the slice that is being repaired: its entries of the history are undone too
    const run = await lockRun(articleRepairId, last.sttsCd);
    if (!run) throw badRequest('그사이 상태가 바뀌었습니다. 화면을 새로 고쳐 주세요.');
    await updateRun(articleRepairId, { sttsCd: 'undoing', lastId: run.frstHstryId, undoId: userId });
    await queue();
    return repairs();
  });
