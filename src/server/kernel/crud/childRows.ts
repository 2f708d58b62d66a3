import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { ChildrenSpec, EntitySpec, FieldSpec } from '#contract/entity.ts';
import { writtenFields } from '#contract/entityFields.ts';
import { brokenRules, type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { brokenReferences } from './references.ts';
import { forbiddenFields, refuseFields } from './sentRecord.ts';
import { tableOf } from './source.ts';
import { nextVersion, storedValues } from './stored.ts';

type Row = Record<string, unknown>;

/** A field of the parent with the entity of its rows. */
export interface ChildList {
  field: FieldSpec;
  child: EntitySpec;
  children: ChildrenSpec;
  /** The child's own fields: all that may be sent, without the parent's key. */
  own: FieldSpec[];
}

/** The child lists of the entity. */
export const childListsOf = (catalogue: Catalogue, spec: EntitySpec): ChildList[] =>
  spec.fields.flatMap((field) => {
    const child = catalogue.resources[field.children?.entity ?? ''];
    if (!field.children || !child) return [];
    const { by } = field.children;
    const own = writtenFields(child, 'insert').filter(({ name }) => name !== by);
    return [{ field, child, children: field.children, own }];
  });

/** The child rows as sent; undefined if the list was omitted. null clears the list. */
export const sentRows = (field: FieldSpec, sent: Row): Row[] | undefined => {
  const rows = sent[field.name];
  if (rows === null) return [];
  return Array.isArray(rows) ? (rows as Row[]) : undefined;
};

/** The content of a child row, with defaults for missing fields. */
export const contentOf = (own: readonly FieldSpec[], row: Row): Row => {
  const values = storedValues(own, row);
  return Object.fromEntries(own.map(({ name, default: value }) => [name, values[name] ?? value ?? null]));
};

/** Whether two rows have the same content. */
const sameContent = ({ own }: ChildList, a: Row, b: Row): boolean =>
  isDeepStrictEqual(contentOf(own, a), contentOf(own, b));

/**
 * Keys by which child rows of one parent are distinguished: the unique rules without the parent's key, and a given key.
 */
const identities = ({ child, children }: ChildList): string[][] => [
  ...(child.keyFrom === 'given' ? [[child.key]] : []),
  ...child.unique
    .map((rule) => rule.filter((name) => name !== children.by))
    .filter((names) => names.length > 0),
];

/** Whether two rows are the same by a unique rule of the schema. */
const sameRow = (list: ChildList, a: Row, b: Row): boolean => {
  const [left, right] = [contentOf(list.own, a), contentOf(list.own, b)];
  return identities(list).some((names) =>
    names.every((name) => left[name] !== null && isDeepStrictEqual(left[name], right[name])),
  );
};

/**
 * New rows of an append-only list: rows sent back unchanged add nothing. Each stored row matches at most one sent row
 * of the same content.
 */
export const addedRows = (list: ChildList, rows: readonly Row[], stored: readonly Row[]): Row[] => {
  const left = [...stored];
  return rows.filter((row) => {
    const at = left.findIndex((one) => sameContent(list, row, one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Whether the sent rows equal the stored ones, in the same order. */
export const isSameList = (list: ChildList, rows: readonly Row[], stored: readonly Row[]): boolean =>
  rows.length === stored.length && rows.every((row, index) => sameContent(list, row, stored[index] ?? {}));

/** Rows that were added, removed or changed. */
export const changedRows = (list: ChildList, rows: readonly Row[], stored: readonly Row[]): Row[] => {
  const without = (from: readonly Row[], others: readonly Row[]) =>
    from.filter((row) => !others.some((other) => sameContent(list, row, other)));
  return [...without(rows, stored), ...without(stored, rows)];
};

/**
 * Entities that have rows of the same child entity through another key; of several entities on one table only the
 * first.
 */
const otherParents = (
  catalogue: Catalogue,
  { child, children }: ChildList,
): { parent: EntitySpec; by: string }[] => {
  const found = Object.values(catalogue.resources).flatMap((parent) =>
    childListsOf(catalogue, parent)
      .filter((list) => list.child.name === child.name && list.children.by !== children.by)
      .map((list) => ({ parent, by: list.children.by })),
  );
  return [...new Map(found.map((one) => [`${one.parent.table.name} ${one.by}`, one])).values()];
};

/** Child entities of this entity whose rows also belong to records of another entity. */
export const sharedChildren = (catalogue: Catalogue, spec: EntitySpec): EntitySpec[] =>
  childListsOf(catalogue, spec)
    .filter((list) => otherParents(catalogue, list).length > 0)
    .map(({ child }) => child);

/**
 * Increments the version of every other record that the changed child rows belong to: saving an older copy of it is
 * then a conflict.
 */
export const bumpOtherParents = async (
  catalogue: Catalogue,
  list: ChildList,
  changed: readonly Row[],
  caller: Caller | null,
): Promise<void> => {
  if (changed.length === 0) return;
  for (const { parent, by } of otherParents(catalogue, list)) {
    const keys = [...new Set(changed.map((row) => contentOf(list.own, row)[by]))].filter(
      (key) => key !== null && key !== undefined,
    );
    const table = tableOf(catalogue, parent);
    if (keys.length === 0) continue;
    await db()
      .update(table)
      .set({
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(columnOf(table, 'mdfcnDt')),
      })
      .where(inArray(columnOf(table, parent.key), keys));
  }
};

const labelsOf = (child: EntitySpec): Record<string, string> =>
  Object.fromEntries(child.fields.map(({ name, label }) => [name, label]));

const rowProblems = async (
  catalogue: Catalogue,
  { child }: ChildList,
  caller: Caller | null,
  row: Row,
  stored: Row | undefined,
): Promise<string[]> => {
  const faults = [
    ...brokenRules(child.rules, labelsOf(child), row),
    ...(await brokenReferences(catalogue, child, caller, row, stored)),
  ];
  return faults.map(({ message }) => message);
};

const repeated = (list: ChildList, row: Row, others: readonly Row[]): string[] =>
  others.some((other) => sameRow(list, row, other)) ? [`이미 등록된 ${list.child.label}입니다.`] : [];

const listProblems = async (
  catalogue: Catalogue,
  list: ChildList,
  caller: Caller | null,
  rows: readonly Row[],
  stored: readonly Row[],
): Promise<FormProblem[]> => {
  const { field, children, own } = list;
  const isAppended = children.mode === 'append';
  const checked = isAppended ? addedRows(list, rows, stored) : rows;
  const formerOf = (row: Row): Row | undefined =>
    isAppended
      ? undefined
      : (stored.find((one) => sameContent(list, row, one)) ?? stored.find((one) => sameRow(list, row, one)));
  for (const row of checked)
    if (forbiddenFields(own, caller, contentOf(own, row), formerOf(row)).length) refuseFields([field]);
  // only the first problem is reported: rows after it are not checked
  for (const [at, row] of checked.entries()) {
    const [fault] = [
      ...repeated(list, row, [...checked.slice(0, at), ...(isAppended ? stored : [])]),
      ...(await rowProblems(catalogue, list, caller, row, formerOf(row))),
    ];
    if (fault)
      return [invalid(field.name, field.label, `${field.label} ${rows.indexOf(row) + 1}번째: ${fault}`)];
  }
  return [];
};

/**
 * Problems of the child rows that were sent, reported on the parent's field: each row passes the same checks as a
 * separate record. @throws 403 when a row sets a field that only administrators may set
 */
export const childProblems = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  sent: Row,
  before: Row = {},
): Promise<FormProblem[]> => {
  const problems: FormProblem[] = [];
  for (const list of childListsOf(catalogue, spec)) {
    const rows = sentRows(list.field, sent);
    const stored = (before[list.field.name] ?? []) as Row[];
    if (rows) problems.push(...(await listProblems(catalogue, list, caller, rows, stored)));
  }
  return problems;
};
