import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { RepairExample } from '#generated/types/articleBatchCalls.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { repairActor } from '#server/modules/platform/index.ts';
import { editedByPeople } from '../collect/editedByPeople.ts';
import { articlesAt } from '../collect/otherAddresses.ts';
import { namedLanguages, registerLanguages } from '../collect/registerLanguages.ts';
import { derivedColumns, queueAnalysis } from './derivedColumns.ts';
import {
  type Collected,
  editedFields,
  isCollected,
  kindNames,
  misreadOf,
  type RepairColumns,
  type RepairKind,
  selectCollected,
} from './misread.ts';
import { lockRun, type RepairResult, type Run, resultOf, updateRun } from './repairRuns.ts';

/** Examples per kind. */
const maxExamples = 5;

interface Misread {
  row: Collected;
  kinds: Partial<Record<RepairKind, RepairColumns>>;
}

/** Rows of the next articles in the order of their ids. */
const readSlice = ({ lastId, maxId, tryYn }: Run, size: number): Promise<Collected[]> => {
  const query = selectCollected()
    .where(
      and(gt(article.articleId, lastId), lte(article.articleId, maxId), eq(article.delYn, 'N'), isCollected),
    )
    .orderBy(asc(article.articleId))
    .limit(size);
  return tryYn === 'Y' ? query : query.for('update', { of: article });
};

const shownValue: Record<RepairKind, (columns: RepairColumns) => string | null | undefined> = {
  date: ({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt?.toISOString(),
  address: ({ url, canonicalUrl }) => url ?? canonicalUrl,
  language: ({ lanCd }) => lanCd,
};

const exampleOf = (row: Collected, kind: RepairKind, columns: RepairColumns): RepairExample => {
  const { articleId, ttl, mediaNm } = row;
  // of an address: the shown one if that changes, else the key
  const before = kind === 'address' && columns.url === undefined ? { canonicalUrl: row.canonicalUrl } : row;
  return {
    articleId,
    ttl: ttl?.slice(0, 200).toWellFormed() ?? null,
    mediaNm,
    written: kind === 'date' ? row.nscvrgDtCn : null,
    before: shownValue[kind](before) ?? null,
    after: shownValue[kind](columns) ?? null,
  };
};

/** Removes what is left alone – edited by a person, or at the address of another article – and counts all. */
const repairable = async (misread: readonly Misread[], result: RepairResult): Promise<Misread[]> => {
  const edited = await editedByPeople(
    misread.map(({ row }) => row.articleId),
    Object.values(editedFields).flat(),
  );
  const taken = await articlesAt(misread.flatMap(({ kinds }) => kinds.address?.canonicalUrl ?? []));
  return misread.flatMap(({ row, kinds }) => {
    const repaired: Misread['kinds'] = {};
    for (const kind of kindNames) {
      const columns = kinds[kind];
      if (!columns) continue;
      const found = result.kinds[kind];
      const key = kind === 'address' ? columns.canonicalUrl : undefined;
      if (edited(row.articleId, editedFields[kind])) found.editedCnt += 1;
      else if (key && (taken.get(key) ?? row.articleId) !== row.articleId) {
        found.duplicateCnt += 1;
        if (found.duplicates.length < maxExamples) found.duplicates.push(exampleOf(row, kind, columns));
      } else {
        if (key) taken.set(key, row.articleId);
        repaired[kind] = columns;
        found.count += 1;
        if (found.examples.length < maxExamples) found.examples.push(exampleOf(row, kind, columns));
      }
    }
    return Object.keys(repaired).length ? [{ row, kinds: repaired }] : [];
  });
};

const columnsOf = ({ kinds }: Misread): RepairColumns => Object.assign({}, ...Object.values(kinds));

/** Writes the repaired columns and the history. @returns the last entry of the history */
const write = async (misread: readonly Misread[]): Promise<number | undefined> => {
  await registerLanguages(misread.flatMap(({ kinds }) => kinds.language?.lanCd ?? []));
  for (const one of misread) {
    const columns = columnsOf(one);
    await db()
      .update(article)
      .set({
        ...columns,
        ...(await derivedColumns(one.row.articleId, columns)),
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, one.row.articleId));
  }
  const nameOf = await namedLanguages();
  const ids = await addHistory(
    misread.map((one) => {
      const columns = columnsOf(one);
      const names = Object.keys(columns) as (keyof RepairColumns)[];
      const before = Object.fromEntries(names.map((name) => [name, one.row[name]]));
      return {
        entityNm: one.row.itemKnd,
        recordKey: String(one.row.articleId),
        chgKnd: 'update' as const,
        bfrCn: nameOf(before),
        aftrCn: nameOf(columns),
        rgtrId: repairActor,
      };
    }),
  );
  if (misread.some(({ kinds }) => kinds.language)) queueAnalysis();
  return ids.at(-1);
};

/**
 * Compares the next articles of a run with the present rules; a repair writes what differs. All in one transaction with
 * the run's progress, so that a killed run continues behind the last slice.
 * @returns whether the run goes on
 */
export const repairSlice = (articleRepairId: number, size: number): Promise<boolean> =>
  inTransaction(async () => {
    const run = await lockRun(articleRepairId, 'running');
    if (!run) return false;
    const rows = await readSlice(run, size);
    const last = rows.at(-1)?.articleId;
    if (last === undefined) {
      await updateRun(articleRepairId, { sttsCd: 'done', endDt: new Date() });
      return false;
    }
    const result = resultOf(run);
    const misread = await repairable(
      rows.map((row) => ({ row, kinds: misreadOf(row) })).filter(({ kinds }) => Object.keys(kinds).length),
      result,
    );
    result.changedCnt += misread.length;
    const entry = run.tryYn === 'N' && misread.length ? await write(misread) : undefined;
    await updateRun(articleRepairId, {
      lastId: last,
      rsltCn: result,
      ...(entry !== undefined && { lastHstryId: entry }),
    });
    return true;
  });
