import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { appUser, listImport } from '#generated/tables/index.ts';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { runsOf, underWay } from '#server/kernel/jobs/runs.ts';
import { asCallers } from '#server/modules/platform/index.ts';
import { type ImportContext, type ImportTarget, targetNamed } from '../target.ts';

/**
 * A list as stored. States: staged (uploaded, nothing begun), running, done, failed; undoing, undone. Its rows are in a
 * stored file.
 */
export type Run = typeof listImport.$inferSelect;

const counts = z.record(z.string(), z.number()).catch({});
const result = z
  .object({
    new: z.number().catch(0),
    filled: z.number().catch(0),
    known: z.number().catch(0),
    refused: z.number().catch(0),
    more: counts,
    undone: z
      .object({ removed: z.number(), left: z.number(), more: counts })
      .catch(() => ({ removed: 0, left: 0, more: {} })),
  })
  .catch(() => ({
    new: 0,
    filled: 0,
    known: 0,
    refused: 0,
    more: {},
    undone: { removed: 0, left: 0, more: {} },
  }));

/** What a run has counted so far. */
export type RunResult = z.output<typeof result>;

export const resultOf = ({ rsltCn }: Pick<Run, 'rsltCn'>): RunResult => result.parse(rsltCn);

const columns = z.object({ heads: z.array(z.string()), fields: z.array(z.string()).catch([]) });

/** The heads of a list and the fields chosen for them. */
export type RunColumns = z.output<typeof columns>;
export const columnsOf = ({ colCn }: Pick<Run, 'colCn'>): RunColumns => columns.parse(colCn);

/** @throws Error if the target of a stored run no longer exists */
export const targetOf = ({ trgtNm }: Pick<Run, 'trgtNm'>): ImportTarget => {
  const target = targetNamed(trgtNm);
  if (!target) throw new Error(`Nobody imports lists of ${trgtNm}.`);
  return target;
};

/** Milliseconds after which a run that no process has continued counts as given up. */
const givenUpAfter = 15 * 60_000;

const isGivenUp = ({ sttsCd, mdfcnDt }: Run): boolean =>
  underWay.includes(sttsCd) && Date.now() - mdfcnDt.getTime() > givenUpAfter;

/** The state as people see it: a run given up has failed, and may be undone, again too. */
export const stateOf = (run: Run): string => (isGivenUp(run) ? 'failed' : run.sttsCd);

export const { activeRun, updateRun } = runsOf(listImport, listImport.listImportId);

/** @throws Failure 400 if there is none */
export const runWith = async (listImportId: number | null | undefined): Promise<Run> => {
  const [run] = listImportId
    ? await db().select().from(listImport).where(eq(listImport.listImportId, listImportId))
    : [];
  if (!run) throw badRequest('그런 가져오기가 없습니다. 화면을 새로 고쳐 주세요.');
  return run;
};

/** @throws Failure 400 while another list of the target is being stored or undone */
export const requireIdle = async ({ name, label }: ImportTarget): Promise<void> => {
  const [busy] = await db()
    .select({ id: listImport.listImportId })
    .from(listImport)
    .where(
      and(
        eq(listImport.trgtNm, name),
        inArray(listImport.sttsCd, underWay),
        gt(listImport.mdfcnDt, new Date(Date.now() - givenUpAfter)),
      ),
    )
    .limit(1);
  if (busy) throw badRequest(`다른 ${label} 목록을 처리하고 있습니다. 끝난 뒤에 다시 시도해 주세요.`);
};

/** Number of lists in the history on the screen. */
const maxListed = 20;

/** The lists of a target that were begun, the latest first, each with the name of who began it. */
export const begunRuns = ({ name }: ImportTarget) =>
  db()
    .select({ run: listImport, userNm: appUser.userNm })
    .from(listImport)
    .leftJoin(appUser, eq(appUser.userId, listImport.rgtrId))
    .where(and(eq(listImport.trgtNm, name), ne(listImport.sttsCd, 'staged')))
    .orderBy(desc(listImport.listImportId))
    .limit(maxListed);

/** Uploaded lists that nobody began, older than this. */
export const stagedBefore = (before: Date) =>
  db()
    .select()
    .from(listImport)
    .where(and(eq(listImport.sttsCd, 'staged'), lt(listImport.regDt, before)));

/** A run as it is answered. */
export const answerOf = (run: Run, userNm: string | null): ImportRun => {
  const target = targetOf(run);
  const { more, undone, ...found } = resultOf(run);
  const state = stateOf(run);
  return {
    listImportId: run.listImportId,
    sttsCd: state,
    fileNm: run.fileNm,
    rowCnt: run.rowCnt,
    readCnt: run.readCnt,
    newCnt: found.new,
    filledCnt: found.filled,
    knownCnt: found.known,
    refusedCnt: found.refused,
    ...furtherCounts(target, more),
    removedCnt: undone.removed,
    leftCnt: undone.left,
    undone: state === 'undone' ? target.undoneSentence(undone) : null,
    regDt: run.regDt.toISOString(),
    undoDt: run.undoDt?.toISOString() ?? null,
    userNm: mask('name', userNm) as string | null,
    items: [],
  };
};

/** The further counts of a target with their words. */
export const furtherCounts = (
  { counts: named }: ImportTarget,
  more: Readonly<Record<string, number>>,
): Pick<ImportRun, 'more' | 'notes'> => ({
  more: named.flatMap(({ name, label }) => (label ? [{ label, count: more[name] ?? 0 }] : [])),
  notes: named.flatMap(({ name, sentence }) =>
    sentence && more[name] ? [sentence(more[name] as number)] : [],
  ),
});

/** Adds counts to counts. */
export const addCounts = (
  sum: Record<string, number>,
  more: Readonly<Record<string, number>> | undefined,
): void => {
  for (const [name, count] of Object.entries(more ?? {})) sum[name] = (sum[name] ?? 0) + count;
};

/** Who began a run, or undoes it; null if the account is no longer active. */
const callerOf = async (userId: string | null): Promise<Caller | null> => {
  if (userId === null) return null;
  const accounts = await db()
    .select({ userId: appUser.userId, rightsVer: appUser.rightsVer })
    .from(appUser)
    .where(eq(appUser.userId, userId));
  return (await asCallers(accounts))[0] ?? null;
};

export const contextOf = async (catalogue: Catalogue, run: Run): Promise<ImportContext> => ({
  catalogue,
  caller: await callerOf(run.sttsCd === 'undoing' ? run.undoId : run.rgtrId),
  fileNm: run.fileNm,
  listImportId: run.listImportId,
});
