import { eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { type AnyTable, columnOf } from '../database/fragments.ts';

/** A table that provides labels, with its join condition. */
export interface Join {
  table: AnyTable;
  on: SQL;
}

/** The entity's table with the tables that provide its labels, each under its own alias. */
export interface Source {
  catalogue: Catalogue;
  spec: EntitySpec;
  base: AnyTable;
  joins: Map<string, Join>;
  /** Column of a field, including labels. */
  column(name: string): AnyPgColumn;
  /** Folded column of a field that is filtered by contains. */
  folded(name: string): AnyPgColumn;
  /** Column of the title tokens of the text, if it has one. */
  tokensOf(name: string): AnyPgColumn | undefined;
}

/** The entity that provides the labels of fields with a common code. */
export const codeEntity = 'commonCode';

const tableOf = (catalogue: Catalogue, spec: EntitySpec): AnyTable => {
  const table = catalogue.tables[spec.table.name];
  if (!table) throw new Error(`There is no table ${spec.table.name}.`);
  return table;
};

const joinOf = (catalogue: Catalogue, base: AnyTable, owner: FieldSpec): Join => {
  const target = catalogue.resources[owner.ref?.entity ?? codeEntity];
  if (!target) throw new Error(`There is no entity ${owner.ref?.entity ?? codeEntity}.`);
  const table = alias(tableOf(catalogue, target), `${owner.name}_ref`);
  return { table, on: eq(columnOf(table, target.key), columnOf(base, owner.name)) };
};

/** Builds the source of an entity. Labels come in the same statement by left joins, never by a request per row. */
export const sourceOf = (catalogue: Catalogue, spec: EntitySpec): Source => {
  const base = tableOf(catalogue, spec);
  const joins = new Map<string, Join>();
  const joined = (label: FieldSpec): AnyTable => {
    const name = label.labelOf ?? '';
    const known = joins.get(name);
    if (known) return known.table;
    const owner = fieldOf(spec, name);
    if (!owner) throw new Error(`${spec.name} has no field ${name}.`);
    const join = joinOf(catalogue, base, owner);
    joins.set(name, join);
    return join.table;
  };
  const column = (name: string): AnyPgColumn => {
    const field = fieldOf(spec, name);
    return field?.labelOf ? columnOf(joined(field), field.labelField ?? '') : columnOf(base, name);
  };
  const folded = (name: string): AnyPgColumn => {
    const field = fieldOf(spec, name);
    const table = field?.labelOf ? joined(field) : base;
    return columnOf(table, field?.foldedIn ?? '');
  };
  const tokensOf = (name: string): AnyPgColumn | undefined => {
    const tokens = fieldOf(spec, name)?.tokensIn;
    return tokens === undefined ? undefined : columnOf(base, tokens);
  };
  return { catalogue, spec, base, joins, column, folded, tokensOf };
};

export { tableOf };
