import type { Database } from '../../database/database.ts';
import { currentDatabase } from '../../database/db.ts';
import type { Asking } from './asking.ts';

const askings = new WeakMap<Database, Asking>();

/** From now on this process asks this provider for what lies in this database. */
export const bindAsking = (database: Database, asking: Asking): void => void askings.set(database, asking);

/** The provider of the bound database; undefined where none is configured. */
export const askingHere = (): Asking | undefined => askings.get(currentDatabase());
