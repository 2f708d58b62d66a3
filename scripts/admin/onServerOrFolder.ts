import { withDatabase } from '#server/kernel/database/db.ts';
import type { LockHolder } from '#server/kernel/database/lock.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { type Environment, environment } from '#server/kernel/environment.ts';
import { Failure } from '#server/kernel/failure.ts';
import { StartProblem } from '#server/kernel/startProblem.ts';
import { callServer } from './callServer.ts';
import { openUnlessHeld } from './openForCommand.ts';

/** Work on a data folder: in this process, or by the server that holds it. */
export interface FolderWork<T> {
  /** On the database of the environment, migrated. */
  ours: () => Promise<T>;
  held: (holder: LockHolder) => Promise<T>;
}

/** @throws StartProblem: one sentence for a person */
export const onFolder = async <T>(environment: Environment, { ours, held }: FolderWork<T>): Promise<T> => {
  const database = await openUnlessHeld(environment);
  if ('pid' in database) return held(database);
  try {
    await migrate(database);
    return await withDatabase(database, ours);
  } finally {
    await database.close();
  }
};

/** Something that a command does: by the server that holds the data folder, or else itself. */
export interface Action<T> {
  path: string;
  body: object;
  /** The same without a server. */
  perform: () => Promise<T>;
}

/** @throws StartProblem or Failure with a sentence for the person at the machine */
export const onServerOrFolder = <T>({ path, body, perform }: Action<T>): Promise<T> =>
  onFolder(environment(process.env), {
    ours: perform,
    held: (holder) => callServer<T>(holder, path, body),
  });

/** Runs a command: prints its sentence, or the reason why it could not be done, without a stack. */
export const runCommand = async (command: () => Promise<{ message: string }>): Promise<void> => {
  try {
    process.stdout.write(`${(await command()).message}\n`);
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
