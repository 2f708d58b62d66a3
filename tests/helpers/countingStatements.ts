import type pg from 'pg';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { handleOf } from '#server/kernel/database/rows.ts';

/** The logger of drizzle's handle, which its types leave out. */
interface Logged {
  session: { logger: unknown; options: { logger?: unknown } };
}
interface Pooled {
  /** The embedded database has one connection, and no pool. */
  $client: Partial<pg.Pool>;
}

type Connect = (callback?: (...given: unknown[]) => void) => Promise<pg.PoolClient>;

/** Runs the work and returns the statements sent to the database meanwhile, including those in transactions. */
export const countingStatements = async <T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ value: T; statements: string[] }> => {
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  const restore: (() => void)[] = [];
  const watch = (handle: Handle): void => {
    const { session } = handle as unknown as Logged;
    const before = { logger: session.logger, inside: session.options.logger };
    if (before.logger === logger) return;
    session.logger = logger;
    // transactions create sessions of their own from these options
    session.options.logger = logger;
    restore.push(() => {
      session.logger = before.logger;
      session.options.logger = before.inside;
    });
  };
  watch(database.handle);
  // a transaction takes a connection, which has a handle of its own
  const { $client: pool } = database.handle as unknown as Pooled;
  const connect = pool.connect?.bind(pool) as Connect | undefined;
  if (connect) {
    const watched: Connect = async (callback) => {
      if (callback) return connect(callback);
      const client = await connect();
      watch(handleOf(client));
      return client;
    };
    pool.connect = watched as typeof pool.connect;
    restore.push(() => {
      pool.connect = connect as typeof pool.connect;
    });
  }
  try {
    return { value: await work(), statements };
  } finally {
    for (const undo of restore.toReversed()) undo();
  }
};
