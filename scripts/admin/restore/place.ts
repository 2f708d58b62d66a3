import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEvenUnfinished } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { readFact, writeFact } from '#server/kernel/database/facts.ts';
import { lockFolder } from '#server/kernel/database/lock.ts';
import { withRights } from '#server/kernel/database/migrate.ts';
import { isBeingRestored, markRestore, restoreIn } from '#server/kernel/database/restoreMark.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { isEmptyStore } from '#server/kernel/files/storeMark.ts';
import type { Environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { allOrNothing } from '../copy/ask.ts';
import { clearDatabase, hasNoEmbedded, isEmptyDatabase } from '../copy/target.ts';
import { withoutLimits } from '../openForCommand.ts';

const notEmpty = (what: string): StartProblem =>
  new StartProblem(
    `${what} 복원은 빈 곳에만 합니다. 빈 데이터베이스(DATABASE_URL)와 빈 데이터 폴더(DATA_DIR)를 지정해 주세요.`,
  );

/** Identifies the file store; that of the data folder moves with it. */
const filesOf = ({ s3 }: Environment): string => (s3 ? `${s3.endpoint ?? s3.region}/${s3.bucket}` : 'folder');

/** Removes the embedded database of an unfinished restore. */
const clearEmbedded = async (dataDir: string): Promise<void> => {
  const lock = lockFolder(dataDir);
  for (const name of ['pglite', 'pglite.initialising'])
    await rm(join(dataDir, name), { recursive: true, force: true });
  lock.release();
};

/** Removes the uploads of an unfinished restore. */
const clearStore = async (store: FileStore): Promise<void> => {
  for await (const fileIds of store.names()) for (const fileId of fileIds) await store.remove(fileId);
};

/** @throws StartProblem if the database contains anything but an unfinished restore */
const refuseOthers = async (database: Database, again: boolean): Promise<void> => {
  const left = await readFact(database.handle, 'unfinished');
  if (left?.what === 'restore' || (await isEmptyDatabase(database.handle))) return;
  throw again
    ? new StartProblem(
        '데이터 폴더에는 복원하다 만 표시(restore-unfinished.json)가 있지만 데이터베이스는 온전합니다. DATABASE_URL이 맞고 복원이 끝난 것이라면 그 표시를 지우고 서버를 시작해 주세요.',
      )
    : notEmpty('데이터베이스에 표가 이미 있습니다.');
};

/**
 * Opens the target of a restore and marks it as incomplete: in its folder and, if other machines can access it, in its
 * database. Removes what an earlier attempt left in the same places.
 * @throws StartProblem if it contains anything else, which is then not touched
 */
export const openPlace = async (
  environment: Environment,
  store: FileStore,
  source: string,
): Promise<Database> => {
  const { dataDir, databaseUrl } = environment;
  const again = isBeingRestored(dataDir);
  const left = restoreIn(dataDir);
  const files = filesOf(environment);
  // with settings other than last time, these may be in use by another installation, and must be empty
  const againFiles = left.files === files;
  const againEmbedded = left.embedded === true;
  const mark = { source, files, embedded: againEmbedded || !databaseUrl };
  if (!againFiles && !(await isEmptyStore(store)))
    throw notEmpty(`파일 저장소 ${store.place}이(가) 비어 있지 않습니다.`);
  if (!againEmbedded && !databaseUrl && !hasNoEmbedded(dataDir))
    throw notEmpty(`데이터 폴더 ${dataDir}에 데이터베이스가 이미 있습니다.`);
  if (!databaseUrl) {
    markRestore(dataDir, mark);
    await clearEmbedded(dataDir);
  }
  const database = await openEvenUnfinished(withoutLimits(environment));
  try {
    await refuseOthers(database, again);
    markRestore(dataDir, mark);
    if (againFiles) await clearStore(store);
    const since = new Date().toISOString();
    await withRights(() =>
      allOrNothing(database, async (handle) => {
        await clearDatabase(handle);
        await writeFact(handle, 'unfinished', { what: 'restore', source, since });
      }),
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
