import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, ignoredNames, writtenFields } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, missing } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import { advisoryLock, db, inTransaction } from '../database/db.ts';
import { badRequest, validationFailure } from '../failure.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { writeChildren } from './children.ts';
import { writeFiles } from './files.ts';
import { recordChange } from './history.ts';
import { type Row, readRecord } from './readRecord.ts';
import { brokenReferences } from './references.ts';
import { tableOf } from './source.ts';
import { kindValues, storedValues } from './stored.ts';
import { type AnyTable, columnOf } from './tables.ts';
import { assertAcyclic } from './tree.ts';
import { refusingDuplicates } from './uniqueness.ts';
import type { UploadedFile } from './upload.ts';
import { nextVersion } from './version.ts';

/** What was sent, without the names that a caller may send back but not write. */
export const withoutIgnored = (
  catalogue: Catalogue,
  spec: EntitySpec,
  operation: 'insert' | 'update',
  body: unknown,
): Row => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw badRequest('요청 본문의 형식이 올바르지 않습니다.');
  }
  const ignored = ignoredNames(spec, operation);
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name))) as Row;
  for (const field of spec.fields) {
    const child = catalogue.resources[field.children?.entity ?? ''];
    const rows = kept[field.name];
    if (!child || !Array.isArray(rows)) continue;
    kept[field.name] = rows.map((row: unknown) =>
      row !== null && typeof row === 'object' ? withoutIgnored(catalogue, child, 'insert', row) : row,
    );
  }
  return kept;
};

/** Fields that only administrators may write are dropped at insert when they equal their default, refused otherwise. */
const assertAdminFields = (spec: EntitySpec, caller: Caller | null, sent: Row): void => {
  if (caller && isAdministrator(caller)) return;
  const problems = writtenFields(spec, 'insert')
    .filter(
      (field) =>
        field.write === 'admin' && (sent[field.name] ?? field.default ?? null) !== (field.default ?? null),
    )
    .map(
      (field): FormProblem => ({
        name: field.name,
        label: field.label,
        message: messages.access.denied,
        kind: 'invalid',
      }),
    );
  if (problems.length) throw validationFailure(problems);
};

const missingFiles = (spec: EntitySpec, count: number): FormProblem[] =>
  spec.fields.flatMap((field) =>
    field.files && count < field.files.min
      ? [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }]
      : [],
  );

const nextKey = async (spec: EntitySpec, catalogue: Catalogue): Promise<number> => {
  const table = tableOf(catalogue, spec);
  const key = columnOf(table, spec.key);
  const result = (await db().execute(
    sql`select coalesce(max(${key}), 0)::int + 1 as n from ${table}`,
  )) as unknown as {
    rows: { n: number }[];
  };
  return Number(result.rows[0]?.n ?? 1);
};

/** A key that a person gives may be that of a deleted record: it comes back, with nothing of its old values. */
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
    .update(table as never)
    .set({
      ...blank,
      ...values,
      delYn: 'N',
      regDt: sql`now()`,
      mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
    } as never)
    .where(and(eq(columnOf(table, spec.key), values[spec.key]), eq(columnOf(table, 'delYn'), 'Y')))
    .returning({ key: columnOf(table, spec.key) });
  return found.length > 0;
};

const insertRow = async (catalogue: Catalogue, spec: EntitySpec, values: Row): Promise<string | number> => {
  const table = tableOf(catalogue, spec);
  if (spec.keyFrom === 'given' && (await reviveRow(table, spec, values))) return values[spec.key] as string;
  const [row] = (await db()
    .insert(table as never)
    .values(values as never)
    .returning({ key: columnOf(table, spec.key) })) as { key: string | number }[];
  if (!row) throw new Error(`${spec.name} was not stored.`);
  return row.key;
};

/** Registers a record: checks everything, then stores row, children, files and history in one transaction. */
export const insertRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  body: unknown,
  files: readonly UploadedFile[] = [],
): Promise<Row> => {
  const form = catalogue.validators[spec.name]?.insert;
  if (!form) throw new Error(`${spec.name} has no form to insert.`);
  const checked = form.check(withoutIgnored(catalogue, spec, 'insert', body));
  const problems = [...(checked.problems ?? []), ...missingFiles(spec, files.length)];
  if (checked.value === undefined || problems.length) throw validationFailure(problems);
  const sent = checked.value as Row;
  assertAdminFields(spec, caller, sent);

  const who = caller?.user.userId ?? 'SYSTEM';
  const fields: FieldSpec[] = writtenFields(spec, 'insert');
  const store = async (): Promise<Row> => {
    const broken = await brokenReferences(catalogue, spec, sent);
    if (broken.length) throw validationFailure(broken);
    const own: Row = spec.keyFrom === 'maxPlusOne' ? { [spec.key]: await nextKey(spec, catalogue) } : {};
    if (spec.keyFrom === 'uuid') own[spec.key] = randomUUID();
    if (spec.tree) await assertAcyclic(catalogue, spec, own[spec.key], sent[spec.tree.parent]);
    const values = { ...kindValues(spec), ...storedValues(fields, sent), ...own, rgtrId: who, mdfrId: who };
    const key = await insertRow(catalogue, spec, values);
    await writeChildren(catalogue, spec, key, sent, caller);
    await writeFiles(spec, key, files, [], caller);
    const after = await readRecord(catalogue, spec, caller, key);
    await recordChange(spec, key, 'insert', caller, {}, after);
    return after;
  };
  const alone = spec.keyFrom === 'maxPlusOne' || spec.tree;
  return refusingDuplicates(spec, () =>
    alone ? advisoryLock(`insert ${spec.table.name}`, store) : inTransaction(store),
  );
};

/** "국가명을(를) 입력해주세요." for fields that the whole record still lacks. */
export const stillMissing = (spec: EntitySpec, record: Row, caller: Caller | null): FormProblem[] =>
  writtenFields(spec, 'update')
    .filter((field) => field.formRequired && (field.write !== 'admin' || (caller && isAdministrator(caller))))
    .filter((field) => record[field.name] === null || record[field.name] === undefined)
    .map((field) => missing(field.name, fieldOf(spec, field.name)?.label ?? field.name));
