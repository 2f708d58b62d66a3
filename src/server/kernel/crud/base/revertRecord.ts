import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../../access/caller.ts';
import type { Catalogue } from '../../calls/catalogue.ts';
import { db } from '../../database/db.ts';
import { columnOf } from '../../database/fragments.ts';
import { badRequest, conflict, denied, validationFailure } from '../../failure.ts';
import { readKeyBody } from '../deleteRecord.ts';
import { recordChange } from '../history.ts';
import { lockRow, withWriteLocks } from '../lockRow.ts';
import { policyOf } from '../policies.ts';
import { presentRecord } from '../present.ts';
import { type Row, readRecord } from '../readRecord.ts';
import { brokenReferences } from '../references.ts';
import { tableOf } from '../source.ts';
import { isCurrent, nextVersion, type OwnColumns, ownColumnsOf, storedValues } from '../stored.ts';
import { refusingDuplicates } from '../uniqueness.ts';

/** The values that the product shipped for the record, by field. @throws Failure 400 if it did not ship the record */
const shippedValues = async (catalogue: Catalogue, spec: EntitySpec, key: unknown): Promise<Row> => {
  const table = tableOf(catalogue, spec);
  const [row] = await db()
    .select({ baseVal: columnOf(table, 'baseVal') })
    .from(table)
    .where(eq(columnOf(table, spec.key), key));
  const values = row?.baseVal as Row | null | undefined;
  if (!values) throw badRequest('제품과 함께 온 자료가 아니어서 되돌릴 기본값이 없습니다.');
  return Object.fromEntries(
    (spec.base?.fields ?? []).map((name) => [name, values[columnOf(table, name).name] ?? null]),
  );
};

/**
 * Gives a record that came with the product its shipped values again; fields that are not shipped stay.
 * @param ownColumns columns that this call sets in addition, as at an update
 * @throws Failure 404, 403, 409 for an older version or a unique value that another record has, 400 for a record of
 *   somebody's own, and where a shipped value refers to something that no longer exists
 */
export const revertRecord = (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
  ownColumns?: OwnColumns,
): Promise<Row> => {
  const { [spec.key]: key, mdfcnDt } = readKeyBody(spec, body);
  const table = tableOf(catalogue, spec);
  const revert = async (): Promise<Row> => {
    await lockRow(catalogue, spec, key);
    const before = await readRecord(catalogue, spec, caller, key);
    const policy = policyOf(spec);
    if (caller && policy?.mayUpdate?.(caller, before) === false) throw denied();
    if (mdfcnDt !== undefined && !isCurrent(before, mdfcnDt)) throw conflict(presentRecord(spec, before));
    const sent = await shippedValues(catalogue, spec, key);
    const broken = await brokenReferences(catalogue, spec, caller, sent, before);
    if (broken.length) throw validationFailure(broken);
    const change = { caller, before, sent, record: { ...before, ...sent }, files: 0 };
    await db()
      .update(table)
      .set({
        ...storedValues(spec.fields, sent),
        ...(await ownColumnsOf(policy, ownColumns, change)),
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(eq(columnOf(table, spec.key), key));
    const after = await readRecord(catalogue, spec, caller, key);
    await recordChange(spec, key, 'update', caller, before, after);
    return after;
  };
  return refusingDuplicates(spec, () => withWriteLocks(catalogue, spec, revert));
};
