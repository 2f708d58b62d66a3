import { and, eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { visibleFields, writtenFields } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { brokenRules, type FormProblem, missing } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import { db, inTransaction } from '../database/db.ts';
import { conflict, denied, Failure, validationFailure } from '../failure.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { policyOf } from '../policies/policy.ts';
import { writeChildren } from './children.ts';
import { writeFiles } from './files.ts';
import { recordChange } from './history.ts';
import { stillMissing, withoutIgnored } from './insertRecord.ts';
import { presentRecord } from './present.ts';
import { type Row, readRecord } from './readRecord.ts';
import { brokenReferences } from './references.ts';
import { tableOf } from './source.ts';
import { storedValues } from './stored.ts';
import { columnOf } from './tables.ts';
import { assertAcyclic } from './tree.ts';
import { refusingDuplicates } from './uniqueness.ts';
import type { UploadedFile } from './upload.ts';
import { nextVersion } from './version.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A field that the caller may not write is ignored when it is as stored, and refused when it differs. */
const assertMayWrite = (spec: EntitySpec, caller: Caller | null, sent: Row, stored: Row): void => {
  if (caller && isAdministrator(caller)) return;
  const wrong = writtenFields(spec, 'update')
    .filter((field) => field.write === 'admin' && field.name in sent)
    .filter((field) => !same(sent[field.name], stored[field.name]));
  if (wrong.length === 0) return;
  throw new Failure(403, 'FORBIDDEN', messages.access.denied, {
    fields: wrong.map(({ name, label }) => ({ name, label, message: messages.access.denied })),
  });
};

/** A masked field travels as null: null for a personal field that is stored means "not touched". */
const untouchedPersonal = (spec: EntitySpec, sent: Row, body: unknown): Row => {
  const masked = new Set(((body as { masked?: unknown[] }).masked ?? []).map(String));
  const personal = new Set(visibleFields(spec).flatMap((field) => (field.personal ? [field.name] : [])));
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => !(value === null && personal.has(name) && masked.has(name)),
    ),
  );
};

const fileProblems = (
  spec: EntitySpec,
  stored: Row,
  added: number,
  removed: readonly string[],
): FormProblem[] =>
  spec.fields.flatMap((field): FormProblem[] => {
    if (!field.files) return [];
    const there = (stored[field.name] as { fileId: string }[]).filter(
      (file) => !removed.includes(file.fileId),
    );
    const count = there.length + added;
    if (count < field.files.min) {
      return [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }];
    }
    return count > field.files.max
      ? [{ name: field.name, label: field.label, message: messages.form.fileCount, kind: 'invalid' }]
      : [];
  });

/**
 * Changes a record. Absent fields stay, null clears; rules and required fields are judged on the whole record.
 * Whoever read an older version gets 409 with the record as it stands.
 */
export const updateRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
  files: readonly UploadedFile[] = [],
  removed: readonly string[] = [],
): Promise<Row> => {
  const form = catalogue.validators[spec.name]?.update;
  if (!form) throw new Error(`${spec.name} has no form to update.`);
  const checked = form.check(untouchedPersonal(spec, withoutIgnored(catalogue, spec, 'update', body), body));
  if (checked.problems) throw validationFailure(checked.problems);
  const { [spec.key]: key, mdfcnDt, ...sent } = checked.value as Row;
  const table = tableOf(catalogue, spec);
  const version = columnOf(table, 'mdfcnDt');

  const store = async (): Promise<Row> => {
    await db()
      .select({ key: columnOf(table, spec.key) })
      .from(table as never)
      .where(eq(columnOf(table, spec.key), key))
      .for('update');
    const before = await readRecord(catalogue, spec, caller, key);
    if (caller && policyOf(spec)?.mayUpdate?.(caller, before) === false) throw denied();
    assertMayWrite(spec, caller, sent, before);
    if (new Date(String(mdfcnDt)).getTime() !== (before.mdfcnDt as Date).getTime()) {
      throw conflict(presentRecord(spec, before));
    }
    const whole = { ...before, ...sent };
    const problems = [
      ...stillMissing(spec, whole, caller),
      ...brokenRules(spec.rules, form.labels, whole),
      ...(await brokenReferences(catalogue, spec, sent, before)),
      ...fileProblems(spec, before, files.length, removed),
    ];
    if (problems.length) throw validationFailure(problems);
    if (spec.tree && spec.tree.parent in sent)
      await assertAcyclic(catalogue, spec, key, sent[spec.tree.parent]);
    await db()
      .update(table as never)
      .set({
        ...storedValues(writtenFields(spec, 'update'), sent),
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(version),
      } as never)
      .where(and(eq(columnOf(table, spec.key), key)));
    await writeChildren(catalogue, spec, key as string | number, sent, caller);
    await writeFiles(spec, key as string | number, files, removed, caller);
    const after = await readRecord(catalogue, spec, caller, key);
    await recordChange(spec, key, 'update', caller, before, after);
    return after;
  };
  return refusingDuplicates(spec, () => inTransaction(store));
};
