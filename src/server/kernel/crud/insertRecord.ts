import { and, eq, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { writtenFields } from '#contract/entityFields.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { type AnyTable, columnOf } from '../database/fragments.ts';
import { settleAll } from '../database/settleAll.ts';
import { validationFailure } from '../failure.ts';
import { childProblems } from './childRows.ts';
import { dropChildren, writeChildren } from './children.ts';
import { dropFiles, fileProblems, writeFiles } from './files.ts';
import { recordChange } from './history.ts';
import { withWriteLocks } from './lockRow.ts';
import { attachPictures } from './pictures.ts';
import { policyOf, type RecordWrite } from './policies.ts';
import { type Row, readRecord } from './readRecord.ts';
import { assertAcyclic, brokenReferences } from './references.ts';
import { forbiddenFields, refuseFields, withoutIgnored } from './sentRecord.ts';
import { tableOf } from './source.ts';
import { kindValues, newKeys, nextVersion, type OwnColumns, ownColumnsOf, storedValues } from './stored.ts';
import { refusingDuplicates } from './uniqueness.ts';
import type { UploadedFile } from './upload.ts';

/** A key given by the user may be that of a deleted record: that record is restored with none of its old values. */
const reviveRow = async (table: AnyTable, spec: EntitySpec, values: Row): Promise<boolean> => {
  const isOwn = (field: FieldSpec) => !field.labelOf && field.name in table && field.name !== spec.key;
  const blank = Object.fromEntries(
    spec.fields
      .filter(isOwn)
      .flatMap((field) => [
        [field.name, field.default ?? null],
        ...(field.foldedIn ? [[field.foldedIn, null]] : []),
      ]),
  );
  const found = await db()
    .update(table)
    .set({
      ...blank,
      ...values,
      delYn: 'N',
      regDt: sql`now()`,
      mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
    })
    .where(and(eq(columnOf(table, spec.key), values[spec.key]), eq(columnOf(table, 'delYn'), 'Y')))
    .returning({ key: columnOf(table, spec.key) });
  return found.length > 0;
};

const insertRow = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  values: Row,
  caller: Caller | null,
): Promise<string | number> => {
  const table = tableOf(catalogue, spec);
  if (spec.keyFrom === 'given' && (await reviveRow(table, spec, values))) {
    const key = values[spec.key] as string;
    await dropChildren(catalogue, spec, key);
    await dropFiles(spec, key, caller);
    return key;
  }
  const [row] = (await db()
    .insert(table)
    .values(values)
    .returning({ key: columnOf(table, spec.key) })) as { key: string | number }[];
  if (!row) throw new Error(`${spec.name} was not stored.`);
  return row.key;
};

/**
 * Inserts a record: checks everything, then stores row, children, files and history in one transaction.
 * @param ownColumns columns that this call sets in addition to those of the entity's policy
 */
export const insertRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
  files: readonly UploadedFile[] = [],
  ownColumns?: OwnColumns,
): Promise<Row> => {
  const form = catalogue.validators[spec.name]?.insert;
  if (!form) throw new Error(`${spec.name} has no form to insert.`);
  const checked = form.check(withoutIgnored(catalogue, spec, 'insert', body));
  const problems = [...(checked.problems ?? []), ...fileProblems(spec, {}, files.length)];
  if (checked.value === undefined || problems.length) throw validationFailure(problems);
  const sent = checked.value as Row;
  const fields: FieldSpec[] = writtenFields(spec, 'insert');
  refuseFields(forbiddenFields(fields, caller, sent));

  const who = caller?.user.userId ?? 'SYSTEM';
  const policy = policyOf(spec);
  const change: RecordWrite = { caller, sent, record: sent, files: files.length };
  const store = async (): Promise<Row> => {
    const found = await settleAll([
      brokenReferences(catalogue, spec, caller, sent),
      childProblems(catalogue, spec, caller, sent),
      // a policy may throw before it awaits anything
      (async () => (await policy?.problems?.(change)) ?? [])(),
    ]);
    const broken = found.flat();
    if (broken.length) throw validationFailure(broken);
    const set = await ownColumnsOf(policy, ownColumns, change);
    const [own = {}] = await newKeys(catalogue, spec, 1);
    if (spec.tree) await assertAcyclic(catalogue, spec, own[spec.key], sent[spec.tree.parent]);
    const values = {
      ...kindValues(spec),
      ...storedValues(fields, sent),
      ...own,
      ...set,
      rgtrId: who,
      mdfrId: who,
    };
    const key = await insertRow(catalogue, spec, values, caller);
    await writeChildren(catalogue, spec, key, sent, caller);
    await writeFiles(spec, key, files, [], caller);
    const after = await readRecord(catalogue, spec, caller, key);
    await attachPictures(spec, key, after, caller);
    await recordChange(spec, key, 'insert', caller, {}, after);
    return after;
  };
  return refusingDuplicates(spec, () => withWriteLocks(catalogue, spec, store));
};
