import { and, eq, type SQL } from 'drizzle-orm';
import type { Source } from '../crud/source.ts';
import { columnOf } from '../crud/tables.ts';

/** Rows that stand in lists and details but are nobody's choice: pickers and references take only what has these values. */
const choosable: Record<string, Record<string, string>> = {
  user: { userAprvYn: 'Y', useYn: 'Y' },
};

/** What a picker of the entity, and a new reference to it, is narrowed to; undefined = every visible row. */
export const choosableRows = ({ spec, base }: Source): SQL | undefined =>
  and(
    spec.deleted === 'listed' ? eq(columnOf(base, 'delYn'), 'N') : undefined,
    ...Object.entries(choosable[spec.name] ?? {}).map(([name, value]) => eq(columnOf(base, name), value)),
  );
