import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import type { AiClient } from './aiClient.ts';

const aiClients = new WeakMap<Database, AiClient>();

/** Binds the AI client to the current database in this process. */
export const bindAiClient = (database: Database, aiClient: AiClient): void =>
  void aiClients.set(database, aiClient);

/** The AI client of a database; undefined if none is configured. */
export const aiClientOf = (database: Database): AiClient | undefined => aiClients.get(database);

/** The AI client of the bound database; undefined if none is configured. */
export const currentAiClient = (): AiClient | undefined => aiClients.get(currentDatabase());
