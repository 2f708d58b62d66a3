import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { testEnvironment } from '../../../../../tests/helpers/testEnvironment.ts';
import { backupHandlers } from './backupHandlers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a backup without room on the disk leaves nothing, and the database continues', async () => {
  const database = {
    snapshot: async (folder: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'half'), 'of the rows');
      throw new Error("ENOSPC, No space left on device '/data'");
    },
  } as unknown as Database;
  const snapshot = backupHandlers(testEnvironment({ DATA_DIR: dataDir }))['POST /backup/snapshot'];
  const requested = withDatabase(database, async () => snapshot({} as Parameters<typeof snapshot>[0]));
  await expect(requested).rejects.toThrow(/공간이 부족해/);
  expect(readdirSync(dataDir)).toEqual([]);
});
