import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { testDatabase } from '../../../tests/helpers/testDatabase.ts';
import { testEnvironment } from '../../../tests/helpers/testEnvironment.ts';
import { madeWords } from './backup.ts';
import { sealOf } from './seal.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a table that others have made is left out of a backup, which says so', async () => {
  const database = await testDatabase();
  await database.handle.execute(sql`create table somebodys_notes (note text)`);
  const path = join(folder, 'backup');
  const source = { database, tell: async () => {}, close: async () => {} };
  const store = openFileStore(testEnvironment({ DATA_DIR: folder }));
  const manifest = await writeBackup(path, await sealOf({}), source, store);
  expect(manifest.rows.map(({ name }) => name)).not.toContain('somebodys_notes');
  expect(madeWords({ path, bytes: 1, seconds: 1, manifest, dropped: [] })).toContain(
    '제품이 만들지 않은 표 1개는 담지 않았습니다(somebodys_notes)',
  );
});
