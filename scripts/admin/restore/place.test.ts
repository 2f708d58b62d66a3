import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { markRestore } from '#server/kernel/database/restoreMark.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { startS3Server } from '../../../tests/helpers/s3Server.ts';
import { testEnvironment } from '../../../tests/helpers/testEnvironment.ts';
import { openPlace } from './place.ts';

const root = mkdtempSync(join(tmpdir(), 'place-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('an unfinished restore into a folder gives no right to the files of a bucket', async () => {
  const s3 = await startS3Server();
  try {
    const dataDir = join(root, 'bucket');
    markRestore(dataDir, { source: 'a backup', files: 'folder', embedded: true });
    const environment = testEnvironment({ DATA_DIR: dataDir, ...s3.variables });
    const [store, fileId] = [openFileStore(environment), randomUUID()];
    await store.write(fileId, Readable.from(['in use']));
    await expect(openPlace(environment, store, 'a backup')).rejects.toThrow(/빈 곳에만/);
    expect(await store.stat(fileId)).toMatchObject({ size: 6 });
  } finally {
    await s3.stop();
  }
});

it('an unfinished restore into PostgreSQL gives no right to the embedded database beside it', async () => {
  const dataDir = join(root, 'embedded');
  mkdirSync(join(dataDir, 'pglite'), { recursive: true });
  writeFileSync(join(dataDir, 'pglite/rows'), 'in use');
  markRestore(dataDir, { source: 'a backup', files: 'folder', embedded: false });
  const environment = testEnvironment({ DATA_DIR: dataDir });
  await expect(openPlace(environment, openFileStore(environment), 'a backup')).rejects.toThrow(/빈 곳에만/);
  expect(existsSync(join(dataDir, 'pglite/rows'))).toBe(true);
});
