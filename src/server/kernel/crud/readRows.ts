import { Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { isInWriteTransaction, reader } from '../database/db.ts';
import { type AnyTable, columnOf, concatenated, rendered } from '../database/fragments.ts';
import { rowsOn } from '../database/rows.ts';
import { type LabelPlan, labelPlan, noLabelsFromMemory, versionField, versionOfLabels } from './labels.ts';
import type { Join, Source } from './source.ts';

type Row = Record<string, unknown>;

/** The part of drizzle's builder that is used here; its own type changes with every join. */
export interface Query extends PromiseLike<Row[]>, SQLWrapper {
  leftJoin(table: unknown, on: SQL): Query;
  where(on: SQL | undefined): Query;
  groupBy(by: AnyPgColumn): Query;
  orderBy(...by: SQL[]): Query;
  limit(rows: number | SQL): Query;
  offset(rows: number): Query;
  as(name: string): never;
}

/** A query of columns of a table and of the tables joined to it. */
export const from = (columns: object, base: AnyTable, joins: Iterable<Join>): Query => {
  let query = reader()
    .select(columns as never)
    .from(base) as unknown as Query;
  for (const { table, on } of joins) query = query.leftJoin(table, on);
  return query;
};

/** A query of the named columns of the source, with the joins that they need, and of the computed columns `made`. */
export const selectFrom = (
  source: Source,
  names: readonly string[],
  made: Readonly<Record<string, SQL>> = {},
): Query => {
  const columns = Object.fromEntries(names.map((name) => [name, source.column(name)]));
  return from({ ...columns, ...made }, source.base, source.joins.values());
};

/** The rows of all these queries, which are disjoint, as one query. */
export const unionOf = ([first, second, ...more]: readonly Query[]): Query =>
  (second ? unionAll(first as never, second as never, ...(more as never[])) : first) as unknown as Query;

/** How some fields of an entity are read: cached, since the column names make up most of a statement's text. */
interface Selection {
  /** The column list of a statement, each column under the name of its field. */
  columns: SQL;
  /** Further columns, for the labels: after all others, since they are removed from the rows again. */
  further: readonly SQL[];
  /** Fields whose tables must be joined. */
  joined: readonly string[];
  /** Conversions from values of the driver to values of the field, where they differ. */
  decoders: readonly { name: string; decode(value: unknown): unknown }[];
  labels: LabelPlan;
}

const maxSelections = 100;
const selections = new WeakMap<Catalogue, WeakMap<EntitySpec, Map<string, Selection>>>();

const named = (value: SQL | AnyPgColumn, name: string): SQL => sql`${value} as ${sql.identifier(name)}`;

const comma = sql.raw(', ');
const aliases = new Map<string, SQL>();

/** ` as "name"`: the names of computed columns are few and come from the code. */
const alias = (name: string): SQL => {
  const known = aliases.get(name) ?? rendered(sql` as ${sql.identifier(name)}`);
  aliases.set(name, known);
  return known;
};

const makeSelection = (source: Source, names: readonly string[], labels: LabelPlan): Selection => {
  const { filled, besides } = labels;
  const read = [...names.filter((name) => !filled.has(name)), ...besides];
  const columns = names.map((name) => named(filled.has(name) ? sql`null` : source.column(name), name));
  const further = besides.map((name) => rendered(named(source.column(name), name)));
  return {
    columns: rendered(sql.join(columns, sql`, `)),
    further: filled.size ? [...further, rendered(named(versionOfLabels, versionField))] : further,
    joined: read.filter((name) => fieldOf(source.spec, name)?.labelOf),
    decoders: read.flatMap((name) => {
      const column = source.column(name);
      const isAsRead = column.mapFromDriverValue === Column.prototype.mapFromDriverValue;
      return isAsRead ? [] : [{ name, decode: (value: unknown) => column.mapFromDriverValue(value) }];
    }),
    labels,
  };
};

const selectionOf = (source: Source, names: readonly string[]): Selection => {
  const { catalogue, spec } = source;
  const ofCatalogue = selections.get(catalogue) ?? new WeakMap<EntitySpec, Map<string, Selection>>();
  selections.set(catalogue, ofCatalogue);
  const ofSpec = ofCatalogue.get(spec) ?? new Map<string, Selection>();
  ofCatalogue.set(spec, ofSpec);
  const usesMemory = !isInWriteTransaction();
  const key = [usesMemory, ...names].join();
  const known = ofSpec.get(key);
  if (known) return known;
  const labels = usesMemory ? labelPlan(catalogue, spec, names) : noLabelsFromMemory;
  const made = makeSelection(source, names, labels);
  // users choose the columns of exports, so the number of selections is unbounded: all cached ones may be dropped
  if (ofSpec.size === maxSelections) ofSpec.clear();
  ofSpec.set(key, made);
  return made;
};

/**
 * Reads the named fields of the source's rows, including labels, and the computed columns `made`, as the driver returns
 * them. Labels come by a join, or from the cache if their entity is cached in memory. The rows are not shared with
 * other callers.
 * @param narrowed adds the conditions and the order
 */
export const readRows = async (
  source: Source,
  names: readonly string[],
  narrowed: (query: Query) => Query,
  made: Readonly<Record<string, SQL>> = {},
): Promise<Row[]> => {
  const { columns, further, joined, decoders, labels } = selectionOf(source, names);
  // a source joins the table of a column when the column is requested
  for (const name of joined) source.column(name);
  const computed = Object.entries(made).flatMap(([name, value]) => [comma, value, alias(name)]);
  const all = concatenated([columns, ...computed, ...further.flatMap((column) => [comma, column])]);
  const query = from({ all }, source.base, source.joins.values());
  const rows = await rowsOn<Row>(reader(), narrowed(query));
  for (const row of rows)
    for (const { name, decode } of decoders) if (row[name] !== null) row[name] = decode(row[name]);
  await labels.fill(rows);
  return rows;
};

/** Keys of the entity's records as text, for a condition on columns that name records of any entity. */
export const selectKeys = (source: Source, where: SQL | undefined): SQL => {
  const key = columnOf(source.base, source.spec.key);
  return sql`${from({ key: sql`${key}::text` }, source.base, source.joins.values()).where(where)}`;
};
