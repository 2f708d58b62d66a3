import '#server/derived.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import type { LockHolder } from '#server/kernel/database/lock.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Environment, environment } from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { callServer } from './callServer.ts';
import { openUnlessLocked } from './openForCommand.ts';

/** Work on a data folder: in this process, or by the server that has it open. */
export interface FolderWork<T> {
  /** In this process, on the environment's migrated database. */
  ours: () => Promise<T>;
  held: (holder: LockHolder) => Promise<T>;
}

/** @throws StartProblem with a sentence for the operator */
export const onFolder = async <T>(environment: Environment, { ours, held }: FolderWork<T>): Promise<T> => {
  const database = await openUnlessLocked(environment);
  if ('pid' in database) return held(database);
  try {
    await migrate(database);
    return await withDatabase(database, ours);
  } finally {
    await database.close();
  }
};

/** An action of a command: performed by the server that has the data folder open, or else by the command itself. */
export interface Action<T> {
  path: string;
  body: object;
  /** Performs it without a server. */
  perform: () => Promise<T>;
}

/** @throws StartProblem or Failure with a sentence for the operator */
export const onServerOrFolder = <T>({ path, body, perform }: Action<T>): Promise<T> =>
  onFolder(environment(process.env), {
    ours: perform,
    held: (holder) => callServer<T>(holder, path, body),
  });

/** Runs a command: prints its message, or the reason for its failure without a stack. */
export const runCommand = async (command: () => Promise<{ message: string }>): Promise<void> => {
  try {
    process.stdout.write(`${(await command()).message}\n`);
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
