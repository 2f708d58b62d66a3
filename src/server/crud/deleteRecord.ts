import { and, eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { missing } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import { db, inTransaction } from '../database/db.ts';
import { conflict, denied, validationFailure } from '../failure.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { policyOf } from '../policies/policy.ts';
import { recordChange } from './history.ts';
import { presentRecord } from './present.ts';
import { readRecord } from './readRecord.ts';
import { tableOf } from './source.ts';
import { columnOf } from './tables.ts';
import { nextVersion } from './version.ts';

/** Marks a record as deleted; it can be restored. A version that is sent along must be the current one. */
export const deleteRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
): Promise<Record<string, unknown>> => {
  const sent = (body ?? {}) as Record<string, unknown>;
  const key = sent[spec.key];
  if (key === undefined || key === null || key === '') {
    throw validationFailure([missing(spec.key, fieldOf(spec, spec.key)?.label ?? spec.key)]);
  }
  const table = tableOf(catalogue, spec);
  return inTransaction(async () => {
    const before = await readRecord(catalogue, spec, caller, key);
    if (caller && policyOf(spec)?.mayDelete?.(caller, before) === false) throw denied();
    const isOld =
      typeof sent.mdfcnDt === 'string' &&
      new Date(sent.mdfcnDt).getTime() !== (before.mdfcnDt as Date).getTime();
    if (isOld) throw conflict(presentRecord(spec, before));
    await db()
      .update(table as never)
      .set({
        delYn: 'Y',
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      } as never)
      .where(and(eq(columnOf(table, spec.key), before[spec.key]), eq(columnOf(table, 'delYn'), 'N')));
    await recordChange(spec, before[spec.key], 'delete', caller, { delYn: 'N' }, { delYn: 'Y' });
    return { [spec.key]: before[spec.key] };
  });
};
