import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { writtenFields } from '#contract/entityFields.ts';
import type { Caller } from '../access/caller.ts';
import { db } from '../database/db.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { tableOf } from './source.ts';
import { storedValues } from './stored.ts';
import { columnOf } from './tables.ts';

type Row = Record<string, unknown>;

/** Writes the child rows that were sent, in the parent's transaction. A list that was not sent stays as it is. */
export const writeChildren = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  key: string | number,
  sent: Row,
  caller: Caller | null,
): Promise<void> => {
  for (const field of spec.fields) {
    const rows = sent[field.name];
    if (!field.children || !Array.isArray(rows)) continue;
    const { entity, by, mode } = field.children;
    const child = catalogue.resources[entity];
    if (!child) continue;
    const table = tableOf(catalogue, child);
    const who = caller?.user.userId ?? 'SYSTEM';
    if (mode === 'replace')
      await db()
        .delete(table as never)
        .where(eq(columnOf(table, by), key));
    if (rows.length === 0) continue;
    const values = (rows as Row[]).map((row) => ({
      ...storedValues(writtenFields(child, 'insert'), row),
      [by]: key,
      rgtrId: who,
      mdfrId: who,
    }));
    await db()
      .insert(table as never)
      .values(values as never);
  }
};
