import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { type FileStore, openFileStore } from '#server/kernel/files/fileStore.ts';
import { foreignStore, pairingOfStore } from '#server/kernel/files/storeMark.ts';
import type { Environment } from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import type { Finding } from './checks.ts';

const there = z.object({ isThere: z.boolean() });

const pairingWith = async (store: FileStore): Promise<Finding> => {
  const { isThere } = await row(there, sql`select to_regclass('stored_file') is not null as "isThere"`);
  const pairing = isThere ? await pairingOfStore(store) : 'new';
  if (pairing === 'foreign') return { state: 'problem', words: foreignStore(store).replaceAll('\n', ' ') };
  return {
    state: 'good',
    words:
      pairing === 'own'
        ? `${store.place}은(는) 이 데이터베이스의 파일 저장소입니다.`
        : `${store.place}에 쓸 수 있습니다. 처음 시작할 때 이 데이터베이스의 파일 저장소로 정해집니다.`,
  };
};

/** Findings of the checks for the data folder and the database are not repeated. */
const reportedElsewhere: Finding[] = [];

const checkPairing = async (store: FileStore, environment: Environment): Promise<Finding | Finding[]> => {
  const database = await openDatabase(environment).catch((error: unknown) => {
    if (error instanceof StartProblem) return undefined;
    throw error;
  });
  if (!database) return reportedElsewhere;
  try {
    return await withDatabase(database, () => pairingWith(store));
  } finally {
    await database.close();
  }
};

/** Checks that files can be stored, and that they belong to the database if it can be queried. */
export const checkFiles = async (environment: Environment): Promise<Finding | Finding[]> => {
  const store = openFileStore(environment);
  try {
    await store.prepare();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return environment.filesStore === 'folder'
      ? reportedElsewhere
      : { state: 'problem', words: error.message };
  }
  if (!environment.databaseUrl) return { state: 'good', words: `${store.place}에 쓸 수 있습니다.` };
  return checkPairing(store, environment);
};
