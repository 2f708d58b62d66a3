import { is, SQL, sql } from 'drizzle-orm';
import { changeHistory } from '#generated/tables/index.ts';
import { db } from './db.ts';

/** A change of a record: the fields that differ, before and after. Personal data only masked. */
export interface HistoryEntry {
  entityNm: string;
  recordKey: string;
  chgKnd: 'insert' | 'update' | 'delete';
  bfrCn: Record<string, unknown>;
  aftrCn: Record<string, unknown>;
  rgtrId: string;
}

/** Writes entries of the history, in the caller's transaction. @returns their keys, in order */
export const addHistory = async (entries: readonly HistoryEntry[]): Promise<number[]> => {
  if (entries.length === 0) return [];
  const added = await db()
    .insert(changeHistory)
    .values([...entries])
    .returning({ id: changeHistory.chgHstryId });
  return added.map(({ id }) => id);
};

/** The fields of an entry: their values, or an expression for them. */
type Fields = SQL | Record<string, unknown>;
const written = (fields: Fields): SQL => (is(fields, SQL) ? fields : sql`${JSON.stringify(fields)}::jsonb`);

/**
 * The last part of a statement that changes articles: an entry for each, where only the statement knows which.
 * @param changed name of the changed rows in the statement, with `article_id` and `item_knd`
 */
export const addHistoryOf = (
  changed: string,
  before: Fields,
  after: Fields,
  rgtrId: string | null,
): SQL => sql`
  insert into change_history (entity_nm, record_key, chg_knd, bfr_cn, aftr_cn, rgtr_id)
  select item_knd, article_id::text, 'update', ${written(before)}, ${written(after)}, ${rgtrId}
  from ${sql.identifier(changed)} order by article_id`;
