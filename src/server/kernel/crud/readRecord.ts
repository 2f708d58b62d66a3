import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { together } from '../database/db.ts';
import { columnOf, literalNumber, parameterized } from '../database/fragments.ts';
import { notFound } from '../failure.ts';
import { filesOf } from './files.ts';
import { masked, recordColumns } from './present.ts';
import { readRows } from './readRows.ts';
import { type Source, sourceOf } from './source.ts';
import { visibleRows } from './where.ts';

export type Row = Record<string, unknown>;

/** The key from a query or body, converted to the type of the column; undefined if it is not a valid key. */
export const keyValue = (spec: EntitySpec, given: unknown): string | number | undefined => {
  if (fieldOf(spec, spec.key)?.kind !== 'integer') {
    return typeof given === 'string' && given !== '' && given.length <= 200 ? given : undefined;
  }
  if (typeof given !== 'number' && (typeof given !== 'string' || given.trim() === '')) return undefined;
  const number = Number(given);
  return Number.isSafeInteger(number) ? number : undefined;
};

const equalities = new WeakMap<AnyPgColumn, (value: unknown) => SQL>();

/** `column = value`, rendered once per column. */
const equals = (column: AnyPgColumn, value: unknown): SQL => {
  const known =
    equalities.get(column) ?? parameterized((slot) => sql`${column} = ${sql.param(slot, column)}`);
  equalities.set(column, known);
  return known(value);
};

const childFields = (child: EntitySpec, by: string): FieldSpec[] =>
  recordColumns(child).filter(
    (field) => field.name !== by && field.name !== child.key && field.write !== 'system',
  );

/** Options for reading a record. */
export interface Showing {
  /** Personal data is unmasked: it was requested and logged. */
  isUnmasked?: boolean;
  /** Read a deleted record only. */
  deleted?: boolean;
  /** Read an archived record, too. */
  archived?: boolean;
  /** Without its child rows, of which there may be thousands. */
  alone?: boolean;
  /** Computed columns that are read in the same statement, in addition to the fields. */
  made?: Readonly<Record<string, SQL>>;
}

/**
 * Masks personal data in the labels of a row: labels come from other records and are never written back, so masking
 * them on reading is safe.
 */
const withMaskedLabels = (fields: readonly FieldSpec[], row: Row): Row =>
  masked(
    fields.filter((field) => field.labelOf),
    row,
  );

/**
 * Rows of a child entity that belong to the record and are visible to the caller, in the order of insertion. Names and
 * addresses of the users that they reference are masked.
 */
const readChildren = async (
  catalogue: Catalogue,
  field: FieldSpec,
  key: string | number,
  caller: Caller | null,
  { isUnmasked = false }: Showing = {},
): Promise<Row[]> => {
  const { entity = '', by = '' } = field.children ?? {};
  const child = catalogue.resources[entity];
  if (!child) return [];
  const source = sourceOf(catalogue, child);
  const where = and(equals(columnOf(source.base, by), key), visibleRows(source, caller));
  const fields = childFields(child, by);
  const rows = await readRows(
    source,
    fields.map((member) => member.name),
    (query) => query.where(where).orderBy(sql`${columnOf(source.base, child.key)} asc`),
  );
  return isUnmasked ? rows : rows.map((row) => withMaskedLabels(fields, row));
};

const oneRow = async (
  source: Source,
  where: SQL | undefined,
  made: Showing['made'],
): Promise<Row | undefined> => {
  const names = recordColumns(source.spec).map((field) => field.name);
  const [row] = await readRows(source, names, (query) => query.where(where).limit(literalNumber(1)), made);
  return row;
};

/**
 * The whole stored record, its own fields unmasked, with children and files. Not found if it is hidden, or deleted and
 * the entity does not list deleted records.
 */
export const readRecord = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  given: unknown,
  { deleted = false, archived = false, alone = false, made, ...showing }: Showing = {},
): Promise<Row> => {
  const key = keyValue(spec, given);
  if (key === undefined) throw notFound(spec.label);
  const source = sourceOf(catalogue, spec);
  const isIt = and(
    equals(columnOf(source.base, spec.key), key),
    visibleRows(source, caller, { deleted, archived }),
  );
  const parts = spec.fields.flatMap((field): [name: string, read: () => Promise<unknown>][] => {
    if (field.kind === 'children' && !alone)
      return [[field.name, () => readChildren(catalogue, field, key, caller, showing)]];
    return field.kind === 'files' ? [[field.name, () => filesOf(spec, key)]] : [];
  });
  const [row, ...rest] = await together(() =>
    Promise.all([oneRow(source, isIt, made), ...parts.map(([, read]) => read())]),
  );
  if (!row) throw notFound(spec.label);
  return Object.assign(row, Object.fromEntries(parts.map(([name], index) => [name, rest[index]])));
};
