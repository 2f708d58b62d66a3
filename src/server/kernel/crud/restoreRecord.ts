import { and, eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { badRequest, denied } from '../failure.ts';
import { childListsOf } from './childRows.ts';
import { writeChildren } from './children.ts';
import { recordChange } from './history.ts';
import { lockRow, withWriteLocks } from './lockRow.ts';
import { policyOf } from './policies.ts';
import { type Row, readRecord } from './readRecord.ts';
import { tableOf } from './source.ts';
import { nextVersion } from './stored.ts';
import { refusingDuplicates } from './uniqueness.ts';

/** Days within which an administrator can restore a deleted record. Afterwards its files are deleted. */
export const restorableDays = 30;

const day = 86_400_000;

/** Whole days left, 0 on the last day; negative after the limit. */
export const daysLeft = (deletedAt: Date, now: Date = new Date()): number =>
  Math.floor(restorableDays - (now.getTime() - deletedAt.getTime()) / day);

/**
 * Restores a deleted record with its old values. Callers who may delete it may restore it, for 30 days.
 * @param facts column values and lists of child rows to change at the same time; throws to refuse
 * @throws Failure 404 if no deleted record has the key, 403, 400 after the time limit, 409 if a unique value is taken
 */
export const restoreRecord = (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller,
  key: string | number,
  facts: (before: Row) => Row | Promise<Row> = () => ({}),
): Promise<Row> => {
  const table = tableOf(catalogue, spec);
  const lists = new Set(childListsOf(catalogue, spec).map(({ field }) => field.name));
  const restore = async (): Promise<Row> => {
    await lockRow(catalogue, spec, key, 'removal');
    const before = await readRecord(catalogue, spec, caller, key, { deleted: true });
    if (policyOf(spec)?.mayDelete?.(caller, before) === false) throw denied();
    if (daysLeft(before.mdfcnDt as Date) < 0)
      throw badRequest(`삭제한 지 ${restorableDays}일이 지나 복원할 수 없습니다.`);
    const found = await facts(before);
    await db()
      .update(table)
      .set({
        ...Object.fromEntries(Object.entries(found).filter(([name]) => !lists.has(name))),
        delYn: 'N',
        mdfrId: caller.user.userId,
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(and(eq(columnOf(table, spec.key), key), eq(columnOf(table, 'delYn'), 'Y')));
    await writeChildren(catalogue, spec, key, found, caller, before);
    const after = await readRecord(catalogue, spec, caller, key);
    const [was, is] = [
      { ...before, delYn: 'Y' },
      { ...after, delYn: 'N' },
    ];
    await recordChange(spec, key, 'update', caller, was, is);
    return after;
  };
  return refusingDuplicates(spec, () => withWriteLocks(catalogue, spec, restore));
};
