import { and, eq, type SQL } from 'drizzle-orm';
import { fieldOf } from '#contract/entityFields.ts';
import { columnOf } from '../database/tables.ts';
import type { Source } from './source.ts';

/** Values that a row must have to be chosen in pickers and references; other rows only appear in lists and details. */
const choosable: Record<string, Record<string, string>> = {
  user: { userAprvYn: 'Y' },
};

interface Choice {
  /**
   * Include rows that are out of use: to find records that still reference them, or to reference rows that are not in
   * use yet.
   */
  unused?: boolean;
}

/**
 * Condition for pickers and for new references to the entity: rows that are out of use stay where they are stored but
 * cannot be chosen again. undefined = every visible row.
 */
export const choosableRows = ({ spec, base }: Source, { unused = false }: Choice = {}): SQL | undefined =>
  and(
    spec.deleted === 'listed' ? eq(columnOf(base, 'delYn'), 'N') : undefined,
    !unused && fieldOf(spec, 'useYn') ? eq(columnOf(base, 'useYn'), 'Y') : undefined,
    ...Object.entries(choosable[spec.name] ?? {}).map(([name, value]) => eq(columnOf(base, name), value)),
  );
