import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { fieldMessage, form, moment } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { conflict, denied, Failure, notFound, validationFailure } from '../failure.ts';
import { recordChange } from './history.ts';
import { lockRow, withWriteLocks } from './lockRow.ts';
import { policyOf } from './policies.ts';
import { presentRecord } from './present.ts';
import { readRecord } from './readRecord.ts';
import { tableOf } from './source.ts';
import { isCurrent, nextVersion } from './stored.ts';

type Row = Record<string, unknown>;

/** The key and, if the caller has read the record before, its version. */
export const readKeyBody = (spec: EntitySpec, body: unknown): Row => {
  const keyField = fieldOf(spec, spec.key);
  const labels = {
    [spec.key]: keyField?.label ?? spec.key,
    mdfcnDt: fieldOf(spec, 'mdfcnDt')?.label ?? 'mdfcnDt',
  };
  const message = fieldMessage(labels[spec.key] ?? spec.key);
  const key = keyField?.kind === 'integer' ? z.int(message) : z.string(message).max(200, message);
  const checked = form(labels, {
    [spec.key]: key,
    mdfcnDt: moment(fieldMessage(labels.mdfcnDt ?? 'mdfcnDt')).optional(),
  }).check(body);
  if (checked.problems) throw validationFailure(checked.problems);
  return checked.value;
};

const refuseDelete = (spec: EntitySpec, caller: Caller | null, record: Row): void => {
  const policy = policyOf(spec);
  if (!caller || !policy) return;
  if (policy.mayDelete?.(caller, record) === false) throw denied();
  const sentence = policy.refusedDelete?.(caller, record);
  if (sentence) throw new Failure(403, 'FORBIDDEN', sentence);
};

/**
 * Marks a record as deleted; it can be restored. If a version is sent, it must be the current one.
 * @template T the record's key by its name, as the operation's generated answer has it
 */
export const deleteRecord = async <T extends object = Row>(
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
): Promise<T> => {
  const { [spec.key]: key, mdfcnDt } = readKeyBody(spec, body);
  const table = tableOf(catalogue, spec);
  return withWriteLocks(catalogue, spec, async () => {
    await lockRow(catalogue, spec, key, 'removal');
    const before = await readRecord(catalogue, spec, caller, key);
    refuseDelete(spec, caller, before);
    if (mdfcnDt !== undefined && !isCurrent(before, mdfcnDt)) throw conflict(presentRecord(spec, before));
    if (before.delYn === 'Y') throw notFound(spec.label);
    await db()
      .update(table)
      .set({
        delYn: 'Y',
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(and(eq(columnOf(table, spec.key), before[spec.key]), eq(columnOf(table, 'delYn'), 'N')));
    const [was, is] = ['N', 'Y'].map((delYn) => ({ ...before, delYn }));
    await recordChange(spec, before[spec.key], 'delete', caller, was ?? {}, is ?? {});
    return { [spec.key]: before[spec.key] } as T;
  });
};
