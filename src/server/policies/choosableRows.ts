import { and, eq, type SQL } from 'drizzle-orm';
import type { Source } from '../crud/source.ts';
import { columnOf } from '../crud/tables.ts';

/** Rows that stand in lists and details but are nobody's choice: their pickers offer only what has these values. */
const choosable: Record<string, Record<string, string>> = {
  user: { userAprvYn: 'Y', useYn: 'Y' },
};

/** What a picker of the entity is narrowed to; undefined = every visible row. */
export const choosableRows = ({ spec, base }: Source): SQL | undefined =>
  and(...Object.entries(choosable[spec.name] ?? {}).map(([name, value]) => eq(columnOf(base, name), value)));
