import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { columnOf } from '../database/fragments.ts';
import { row } from '../database/rows.ts';
import { fold } from '../text/tokens.ts';
import type { Policy, RecordWrite } from './policies.ts';
import { tableOf } from './source.ts';

type Row = Record<string, unknown>;

const stored = (field: FieldSpec, value: unknown): unknown =>
  field.kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Column values of the sent fields: times as dates, folded copies for texts that lists filter. */
export const storedValues = (fields: readonly FieldSpec[], sent: Row): Row => {
  const values: Row = {};
  for (const field of fields) {
    if (field.kind === 'children' || field.kind === 'files' || !(field.name in sent)) continue;
    const value = sent[field.name];
    if (value === undefined) continue;
    values[field.name] = value === null && field.default !== undefined ? field.default : stored(field, value);
    if (field.foldedIn && !field.labelOf) {
      values[field.foldedIn] = typeof value === 'string' ? fold(value) : null;
    }
  }
  return values;
};

/** Fixed column values of every row of the entity. */
export const kindValues = (spec: EntitySpec): Row => ({ ...spec.table.where });

/**
 * Column values that the server sets regardless of the sent values: fixed, or computed from the record that is about to
 * be stored. A function may throw to refuse the write.
 */
export type OwnColumns = Row | ((write: RecordWrite) => Row | Promise<Row>);

const made = async (columns: OwnColumns | undefined, write: RecordWrite): Promise<Row> =>
  typeof columns === 'function' ? columns(write) : (columns ?? {});

/** Column values of the entity's policy, which every write sets, overridden by those of this call. */
export const ownColumnsOf = async (
  policy: Policy | undefined,
  ofCall: OwnColumns | undefined,
  write: RecordWrite,
): Promise<Row> => ({ ...(await made(policy?.ownColumns, write)), ...(await made(ofCall, write)) });

const highestPlusOne = async (catalogue: Catalogue, spec: EntitySpec): Promise<number> => {
  const table = tableOf(catalogue, spec);
  const key = columnOf(table, spec.key);
  const next = sql`select coalesce(max(${key}), 0)::int + 1 as n from ${table}`;
  const { n } = await row(z.object({ n: z.number() }), next);
  return n;
};

/** Keys for new rows if the server generates them; empty if the caller or the database does. */
export const newKeys = async (catalogue: Catalogue, spec: EntitySpec, count: number): Promise<Row[]> => {
  const first = spec.keyFrom === 'maxPlusOne' && count > 0 ? await highestPlusOne(catalogue, spec) : 0;
  return Array.from({ length: count }, (_, index): Row => {
    if (spec.keyFrom === 'uuid') return { [spec.key]: randomUUID() };
    return spec.keyFrom === 'maxPlusOne' ? { [spec.key]: first + index } : {};
  });
};

/** The current time in milliseconds, but always later than the stored version: versions never repeat. */
export const nextVersion = (column: AnyPgColumn): SQL =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${column} + interval '1 millisecond')`;

/** Whether the version that the client read is the stored one. */
export const isCurrent = (record: Record<string, unknown>, read: unknown): boolean =>
  new Date(String(read)).getTime() === (record.mdfcnDt as Date).getTime();
