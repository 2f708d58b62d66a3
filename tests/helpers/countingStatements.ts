import type { Database } from '#server/kernel/database/database.ts';

interface Logged {
  session: { logger: unknown; options: { logger?: unknown } };
}

/** Does the work and tells which statements went to the database meanwhile, those inside transactions too. */
export const countingStatements = async <T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ value: T; statements: string[] }> => {
  const { session } = database.handle as unknown as Logged;
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  const before = { logger: session.logger, inside: session.options.logger };
  session.logger = logger;
  // transactions begin sessions of their own with these options
  session.options.logger = logger;
  try {
    return { value: await work(), statements };
  } finally {
    session.logger = before.logger;
    session.options.logger = before.inside;
  }
};
