import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';
import { rowsOn } from './handle.ts';

/** Triggers that maintain derived data of articles, in the transaction that writes the articles. */
interface Triggers {
  /** The trigger function among `statements` whose comment stores the version in the database. */
  marked: string;
  statements: readonly string[];
  /** Statement that corrects derived data stored by an older version, or missing. */
  afterwards: string;
}

/** Creates the triggers unless the database has them in this version; writes to articles wait meanwhile. */
export const ensureTriggers = async (
  handle: Handle,
  { marked, statements, afterwards }: Triggers,
): Promise<void> => {
  const mark = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
  const [found] = await rowsOn<{ kept: boolean | null }>(
    handle,
    sql`select obj_description(to_regproc(${marked})) = ${mark} as kept`,
  );
  if (found?.kept) return;
  await handle.transaction(async (transaction) => {
    await transaction.execute(sql`lock table article in share row exclusive mode`);
    for (const statement of [...statements, afterwards]) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql.raw(`comment on function ${marked}() is '${mark}'`));
  });
};
