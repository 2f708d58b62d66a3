import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Catalogue } from '../../calls/catalogue.ts';
import { db } from '../../database/db.ts';
import { type AnyTable, columnOf } from '../../database/fragments.ts';
import { insertMany, rows as rowsOf, valuesOfMany } from '../../database/rows.ts';
import { writeHistory } from '../history.ts';
import type { Row } from '../readRecord.ts';
import { tableOf } from '../source.ts';
import { nextVersion, storedValues } from '../stored.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

/** Records per statement: a megabyte of JSON at most. */
const atOnce = 1_000;

interface Base {
  catalogue: Catalogue;
  spec: EntitySpec;
  table: AnyTable;
  by: readonly string[];
  fields: readonly string[];
}

/** A record of the product. */
interface Shipped {
  key: string;
  row: Row;
  /** The shipped values by column name, as `base_val` stores them. */
  values: Row;
}

/** A stored record, as far as it matters here. */
interface Stored {
  id: string | number;
  /** Of the record that came with the product; null for others. */
  baseKey: string | null;
  baseVal: Row | null;
  baseCd: string;
  delYn: string;
  rgtrId: string | null;
  key: string;
}

const keyOf = ({ by }: Base, row: Row): string => by.map((name) => String(row[name])).join(' ');

const shippedOf = (base: Base, row: Row): Shipped => {
  const whole = Object.fromEntries(
    base.fields.map((name) => [name, row[name] ?? fieldOf(base.spec, name)?.default ?? null]),
  );
  return {
    key: keyOf(base, row),
    row: { ...row, ...whole },
    values: Object.fromEntries(base.fields.map((name) => [columnOf(base.table, name).name, whole[name]])),
  };
};

const storedRows = async ({ spec, table, by }: Base): Promise<Stored[]> => {
  const named = Object.fromEntries(by.map((name) => [`by_${name}`, columnOf(table, name)]));
  const found = (await db()
    .select({
      id: columnOf(table, spec.key),
      baseKey: columnOf(table, 'baseKey'),
      baseVal: columnOf(table, 'baseVal'),
      baseCd: columnOf(table, 'baseCd'),
      delYn: columnOf(table, 'delYn'),
      rgtrId: columnOf(table, 'rgtrId'),
      ...named,
    })
    .from(table)) as (Omit<Stored, 'key'> & Row)[];
  return found.map((row) => ({ ...row, key: by.map((name) => String(row[`by_${name}`])).join(' ') }));
};

const isSame = (one: Row, other: Row): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null),
  );
};

const addRows = async ({ spec, table }: Base, shipped: readonly Shipped[]): Promise<number> => {
  let added = 0;
  for (let from = 0; from < shipped.length; from += atOnce) {
    const rows = shipped.slice(from, from + atOnce).map(({ key, row, values }) => ({
      ...row,
      ...storedValues(spec.fields, row),
      baseKey: key,
      baseVal: values,
      baseCd: 'base',
      ...registrar,
    }));
    const done = sql`${insertMany(table, rows)} on conflict do nothing returning 1 as one`;
    added += (await rowsOf(z.object({ one: z.number() }), done)).length;
  }
  return added;
};

/** Sets columns of many records in one statement, each to its own values. */
const setMany = async (
  { spec, table }: Base,
  changes: readonly { id: Stored['id']; columns: Row }[],
  isStill: SQL | undefined,
): Promise<(string | number)[]> => {
  const [first] = changes;
  if (!first) return [];
  const key = columnOf(table, spec.key);
  const known = getTableColumns(table);
  const set = Object.keys(first.columns).map((name) => {
    const column = sql.identifier(known[name]?.name ?? '');
    return sql`${column} = shipped.${column}`;
  });
  if (isStill) set.push(sql`mdfcn_dt = ${nextVersion(columnOf(table, 'mdfcnDt'))}`);
  const given = valuesOfMany(
    table,
    changes.map(({ id, columns }) => ({ [spec.key]: id, ...columns })),
  );
  const done = await rowsOf(
    z.object({ id: z.union([z.string(), z.number()]) }),
    sql`update ${table} set ${sql.join(set, sql`, `)} from ${given} as shipped
      where ${and(sql`${key} = shipped.${sql.identifier(key.name)}`, isStill)} returning ${key} as id`,
  );
  return done.map(({ id }) => id);
};

/** Another record must not have a unique value that the renewed one would get. */
const isFree = ({ spec, table }: Base): SQL | undefined => {
  const key = sql.identifier(columnOf(table, spec.key).name);
  return and(
    ...spec.unique.map((names) => {
      const same = names.map((name) => {
        const column = sql.identifier(columnOf(table, name).name);
        return sql`other.${column} = shipped.${column}`;
      });
      return sql`not exists (select from ${table} as other
        where other.del_yn = 'N' and other.${key} <> shipped.${key} and ${sql.join(same, sql` and `)})`;
    }),
  );
};

/** Renews records that are as they were shipped, with an entry in their history. */
const renewRows = async (
  base: Base,
  changes: readonly { stored: Stored; shipped: Shipped }[],
): Promise<number> => {
  const { spec, table } = base;
  const done = new Set(
    await setMany(
      base,
      changes.map(({ stored, shipped }) => ({
        id: stored.id,
        columns: {
          ...storedValues(
            spec.fields,
            Object.fromEntries(base.fields.map((name) => [name, shipped.row[name]])),
          ),
          baseVal: shipped.values,
        },
      })),
      and(eq(columnOf(table, 'baseCd'), 'base'), isFree(base)),
    ),
  );
  const visible = base.fields.filter((name) => fieldOf(spec, name)?.column === undefined);
  const seen = (values: Row): Row =>
    Object.fromEntries(visible.map((name) => [name, values[columnOf(table, name).name]]));
  await writeHistory(
    spec,
    ...changes
      .filter(({ stored }) => done.has(stored.id))
      .map(({ stored, shipped }) => ({
        kind: 'update' as const,
        key: stored.id,
        caller: null,
        before: seen(stored.baseVal ?? {}),
        after: seen(shipped.values),
      })),
  );
  return done.size;
};

/** How many records were added, and how many renewed. */
export interface BaseOutcome {
  added: number;
  renewed: number;
}

/**
 * Stores the records that come with the product, of an entity with `x-base`: adds new ones, renews those that nobody
 * has changed, and remembers the new values of changed ones for the way back. Deleted ones stay deleted, and a record
 * that somebody registered with the same key stays theirs. Call under a lock; upgrades call it once per build.
 * @param rows values by field; fields that `x-base` does not name are set in new records only
 * @param options.adopt earlier versions shipped these records without noting it: records of SYSTEM with the same key
 *   count as shipped, and as changed if they differ
 */
export const storeBaseRows = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  rows: readonly Row[],
  { adopt = false }: { adopt?: boolean } = {},
): Promise<BaseOutcome> => {
  if (!spec.base) throw new Error(`${spec.name} has no x-base.`);
  const base: Base = { catalogue, spec, table: tableOf(catalogue, spec), ...spec.base };
  const stored = await storedRows(base);
  const byBase = new Map(stored.flatMap((row) => (row.baseKey === null ? [] : [[row.baseKey, row]])));
  const byKey = Map.groupBy(stored, ({ key }) => key);
  const fresh: Shipped[] = [];
  const renewed: { stored: Stored; shipped: Shipped }[] = [];
  const noted: { id: Stored['id']; columns: Row }[] = [];
  for (const shipped of rows.map((row) => shippedOf(base, row))) {
    const alike = byKey.get(shipped.key) ?? [];
    const known =
      byBase.get(shipped.key) ?? (adopt ? alike.find(({ rgtrId }) => rgtrId === 'SYSTEM') : undefined);
    if (!known && alike.length === 0) fresh.push(shipped);
    if (!known || known.delYn === 'Y' || (known.baseVal && isSame(known.baseVal, shipped.values))) continue;
    if (known.baseVal && known.baseCd === 'base') renewed.push({ stored: known, shipped });
    else noted.push({ id: known.id, columns: { baseKey: shipped.key, baseVal: shipped.values } });
  }
  await setMany(base, noted, undefined);
  return { added: await addRows(base, fresh), renewed: await renewRows(base, renewed) };
};
