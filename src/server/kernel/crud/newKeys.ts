import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { row } from '../database/rows.ts';
import { columnOf } from '../database/tables.ts';
import { tableOf } from './source.ts';

type Row = Record<string, unknown>;

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
