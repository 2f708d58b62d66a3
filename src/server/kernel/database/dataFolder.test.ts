import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareFolder } from './dataFolder.ts';
import { FolderUnusable } from './lock.ts';

it('the folder of uploads and those above it are created private', () => {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  const dataDir = join(root, 'some/where');
  prepareFolder(dataDir, 'files');
  prepareFolder(dataDir, 'files');
  expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700);
  rmSync(root, { recursive: true });
});

// only Linux has a folder in which not even root can create one
it.skipIf(!existsSync('/proc/self'))(
  'a folder that cannot be created is reported without endless attempts',
  () => {
    expect(() => prepareFolder('/proc/nowhere/deeper', 'files')).toThrow(FolderUnusable);
  },
);
