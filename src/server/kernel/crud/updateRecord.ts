import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf, writtenFields } from '#contract/entityFields.ts';
import {
  brokenRules,
  type Checked,
  type Form,
  type FormProblem,
  missing,
  normalise,
} from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { settleAll } from '../database/settleAll.ts';
import { conflict, denied, Failure, validationFailure } from '../failure.ts';
import { childProblems } from './childRows.ts';
import { writeChildren } from './children.ts';
import { fileProblems, filesLeft, writeFiles } from './files.ts';
import { recordChange } from './history.ts';
import { lockRow, withWriteLocks } from './lockRow.ts';
import { attachPictures } from './pictures.ts';
import { policyOf, type RecordWrite } from './policies.ts';
import { presentRecord, withoutMasks } from './present.ts';
import { type Row, readRecord } from './readRecord.ts';
import { assertAcyclic, brokenReferences } from './references.ts';
import {
  forbiddenFields,
  refuseChanges,
  refuseFields,
  withoutIgnored,
  withoutUntouched,
} from './sentRecord.ts';
import { tableOf } from './source.ts';
import { isCurrent, nextVersion, type OwnColumns, ownColumnsOf, storedValues } from './stored.ts';
import { refusingDuplicates } from './uniqueness.ts';
import type { UploadedFile } from './upload.ts';

/** The stored record; undefined if the caller may not change it. */
const stored = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  sent: Row,
): Promise<Row> => {
  try {
    return await readRecord(catalogue, spec, caller, sent[spec.key]);
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

/** Whether an invalid text was not entered by the caller: it equals the stored value. */
const isInherited = (spec: EntitySpec, sent: Row, before: Row, { name, kind }: FormProblem): boolean => {
  const text = normalise(sent[name]);
  const isOpen = fieldOf(spec, name)?.personal === undefined;
  return kind === 'invalid' && isOpen && typeof text === 'string' && text === before[name];
};

/**
 * Validates a change of a record. Rules apply to entered values: a stored value that violates one (imported from a list
 * or a feed) may be sent back unchanged.
 * @throws Failure 400
 */
const checkChange = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  form: Form,
  sent: Row,
): Promise<Row> => {
  const checked: Checked<Row> = form.check(sent);
  if (!checked.problems) return checked.value;
  const before = checked.problems.some(({ kind }) => kind === 'invalid')
    ? await stored(catalogue, spec, caller, sent)
    : {};
  const inherited = checked.problems.filter((problem) => isInherited(spec, sent, before, problem));
  if (inherited.length === 0) throw validationFailure(checked.problems);
  const names = new Set(inherited.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !names.has(name)));
  const again: Checked<Row> = form.check(rest);
  if (again.problems) throw validationFailure(again.problems);
  return again.value;
};

/** "국가명을(를) 입력해주세요." for required fields that are empty in the whole record. */
const stillMissing = (spec: EntitySpec, record: Row, caller: Caller | null): FormProblem[] =>
  writtenFields(spec, 'update')
    .filter((field) => field.formRequired && (field.write !== 'admin' || (caller && isAdministrator(caller))))
    .filter((field) => record[field.name] === null || record[field.name] === undefined)
    .map((field) => missing(field.name, field.label));

/**
 * Changes a record. Absent fields stay, null clears; rules and required fields are checked on the whole record. A
 * client with an older version gets 409 with the stored record.
 * @param ownColumns columns that this call sets in addition to those of the entity's policy
 */
export const updateRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
  files: readonly UploadedFile[] = [],
  removed: readonly string[] = [],
  ownColumns?: OwnColumns,
): Promise<Row> => {
  const form = catalogue.validators[spec.name]?.update;
  if (!form) throw new Error(`${spec.name} has no form to update.`);
  const touched = withoutUntouched(spec, withoutIgnored(catalogue, spec, 'update', body));
  const checked = await checkChange(catalogue, spec, caller, form, touched);
  const { [spec.key]: key, mdfcnDt, ...changes } = checked;
  const table = tableOf(catalogue, spec);
  const version = columnOf(table, 'mdfcnDt');
  const fields = writtenFields(spec, 'update');

  const store = async (): Promise<Row> => {
    await lockRow(catalogue, spec, key);
    const before = await readRecord(catalogue, spec, caller, key);
    const policy = policyOf(spec);
    if (caller && policy?.mayUpdate?.(caller, before) === false) throw denied();
    if (!isCurrent(before, mdfcnDt)) throw conflict(presentRecord(spec, before));
    const sent = withoutMasks(fields, changes, before);
    refuseFields(forbiddenFields(fields, caller, sent, before));
    if (caller) refuseChanges((await policy?.refusedChanges?.(caller, before, sent)) ?? []);
    const whole = { ...before, ...sent };
    const kept = filesLeft(spec, before, removed).length;
    const change: RecordWrite = { caller, before, sent, record: whole, files: kept + files.length };
    const [references, children, own] = await settleAll([
      brokenReferences(catalogue, spec, caller, sent, before),
      childProblems(catalogue, spec, caller, sent, before),
      // a policy may throw before it awaits anything
      (async () => (await policy?.problems?.(change)) ?? [])(),
    ]);
    const problems = [
      ...stillMissing(spec, whole, caller),
      ...brokenRules(spec.rules, form.labels, whole),
      ...references,
      ...children,
      ...fileProblems(spec, before, files.length, removed),
      ...own,
    ];
    if (problems.length) throw validationFailure(problems);
    const columns = await ownColumnsOf(policy, ownColumns, change);
    if (spec.tree && spec.tree.parent in sent)
      await assertAcyclic(catalogue, spec, key, sent[spec.tree.parent]);
    await db()
      .update(table)
      .set({
        ...storedValues(fields, sent),
        ...columns,
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(version),
      })
      .where(eq(columnOf(table, spec.key), key));
    await writeChildren(catalogue, spec, key as string | number, sent, caller, before);
    await writeFiles(spec, key as string | number, files, removed, caller);
    const after = await readRecord(catalogue, spec, caller, key);
    await attachPictures(spec, key as string | number, after, caller);
    await recordChange(spec, key, 'update', caller, before, after);
    return after;
  };
  return refusingDuplicates(spec, () => withWriteLocks(catalogue, spec, store));
};
