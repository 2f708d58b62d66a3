import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { tryWriteFact, writeFact } from '#server/kernel/database/facts.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { testDatabase } from '../../../tests/helpers/testDatabase.ts';
import { testEnvironment } from '../../../tests/helpers/testEnvironment.ts';
import { withoutRights } from '../../../tests/helpers/withoutRights.ts';
import { backupMessage } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { sealOf } from './seal.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a backup of which the account may not tell is made all the same, and says what it lacks', async () => {
  const database = await testDatabase();
  await writeFact(database.handle, 'identity', { id: 'a' });
  const fact = { at: '2026-11-27T02:00:00.000Z', file: 'a', bytes: 1, seconds: 1 };
  const untold = await withoutRights(database, (handle) => tryWriteFact(handle, 'backup', fact));
  const manifest = { rows: [], files: { count: 0, bytes: 0, missing: [] } } as unknown as Manifest;
  expect(backupMessage({ path: 'a', bytes: 1, seconds: 1, manifest, untold, dropped: [] })).toMatch(
    /백업했습니다.*운영 현황에는 나오지 않습니다.*grant usage on schema maintenance/s,
  );
});

it('a table that others have made is left out of a backup, which says so', async () => {
  const database = await testDatabase();
  await database.handle.execute(sql`create table somebodys_notes (note text)`);
  const path = join(folder, 'backup');
  const source = { database, tell: async () => undefined, close: async () => {} };
  const store = openFileStore(testEnvironment({ DATA_DIR: folder }));
  const manifest = await writeBackup(path, await sealOf({}), source, store);
  expect(manifest.rows.map(({ name }) => name)).not.toContain('somebodys_notes');
  expect(backupMessage({ path, bytes: 1, seconds: 1, manifest, untold: undefined, dropped: [] })).toContain(
    '제품이 만들지 않은 표 1개는 담지 않았습니다(somebodys_notes)',
  );
});
