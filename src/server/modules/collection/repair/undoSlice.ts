import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { article, changeHistory } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory, type HistoryEntry } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { repairActor, repairUndoActor } from '#server/modules/platform/index.ts';
import { type LockedArticle, lockArticle } from '../collect/corrections.ts';
import { articlesAt } from '../collect/otherAddresses.ts';
import { namedLanguages } from '../collect/registerLanguages.ts';
import { derivedColumns, queueAnalysis } from './derivedColumns.ts';
import { kindNames, type RepairColumns, repairKinds } from './misread.ts';
import { lockRun, type Run, updateRun } from './repairRuns.ts';

const entriesOf = ({ lastId, lastHstryId }: Run, size: number) =>
  db()
    .select()
    .from(changeHistory)
    .where(
      and(
        gt(changeHistory.chgHstryId, lastId),
        lte(changeHistory.chgHstryId, lastHstryId),
        eq(changeHistory.rgtrId, repairActor),
      ),
    )
    .orderBy(asc(changeHistory.chgHstryId))
    .limit(size);

const text = z.string().nullable();

/** Columns as the history keeps them; others, as the name of a language, are no columns. */
const historyFields = z
  .object({
    frmTrsfNscvrgDt: z.iso.datetime().nullable(),
    nscvrgDtClctYn: z.enum(['Y', 'N']),
    nscvrgDtCn: text,
    url: text,
    givenUrl: text,
    canonicalUrl: text,
    lanCd: text,
  } satisfies Record<keyof RepairColumns, z.ZodType>)
  .partial();
type Fields = z.output<typeof historyFields>;

const written = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

const isTaken = async (canonicalUrl: string | null | undefined, articleId: number): Promise<boolean> =>
  !!canonicalUrl && ((await articlesAt([canonicalUrl])).get(canonicalUrl) ?? articleId) !== articleId;

/** The older columns of each kind that still is as the repair left it: what was changed later stays. */
const olderColumns = async (articleId: number, now: LockedArticle, before: Fields, after: Fields) => {
  const older: Record<string, string | Date | null> = {};
  for (const kind of kindNames) {
    const names = repairKinds[kind].filter((name) => name in after);
    const isAsLeft = names.every((name) => written(now[name]) === written(after[name]));
    if (!isAsLeft || (kind === 'address' && (await isTaken(before.canonicalUrl, articleId)))) continue;
    for (const name of names) {
      const value = before[name] ?? null;
      older[name] = name === 'frmTrsfNscvrgDt' && value ? new Date(value) : value;
    }
  }
  return older as RepairColumns;
};

/** @returns the entry of the history; undefined if nothing of the repair is left in the article */
const undo = async (
  { recordKey, bfrCn, aftrCn }: typeof changeHistory.$inferSelect,
  nameOf: (columns: RepairColumns) => Record<string, unknown>,
): Promise<HistoryEntry | undefined> => {
  const articleId = Number(recordKey);
  const now = await lockArticle(articleId);
  if (!now) return undefined;
  const [before, after] = [historyFields.safeParse(bfrCn).data, historyFields.safeParse(aftrCn).data];
  // an entry of an earlier version that no longer fits stays, and the run counts it as left
  if (!before || !after) return undefined;
  const columns = await olderColumns(articleId, now, before, after);
  const names = Object.keys(columns) as (keyof RepairColumns)[];
  if (names.length === 0) return undefined;
  await db()
    .update(article)
    .set({
      ...columns,
      ...(await derivedColumns(articleId, columns)),
      mdfcnDt: nextVersion(article.mdfcnDt),
    })
    .where(eq(article.articleId, articleId));
  if ('lanCd' in columns) queueAnalysis();
  return {
    entityNm: now.itemKnd,
    recordKey,
    chgKnd: 'update',
    bfrCn: nameOf(Object.fromEntries(names.map((name) => [name, now[name]]))),
    aftrCn: nameOf(columns),
    rgtrId: repairUndoActor,
  };
};

/**
 * Undoes the next entries of a repair, in one transaction with the run's progress.
 * @returns whether the undoing goes on
 */
export const undoSlice = (articleRepairId: number, size: number): Promise<boolean> =>
  inTransaction(async () => {
    const run = await lockRun(articleRepairId, 'undoing');
    if (!run) return false;
    const entries = await entriesOf(run, size);
    const last = entries.at(-1)?.chgHstryId;
    if (last === undefined) {
      await updateRun(articleRepairId, {
        sttsCd: 'undone',
        endDt: run.endDt ?? new Date(),
        undoDt: new Date(),
      });
      return false;
    }
    const nameOf = await namedLanguages();
    const undone: HistoryEntry[] = [];
    for (const entry of entries) {
      const back = await undo(entry, nameOf);
      if (back) undone.push(back);
    }
    await addHistory(undone);
    await updateRun(articleRepairId, { lastId: last, undoCnt: run.undoCnt + undone.length });
    return true;
  });
