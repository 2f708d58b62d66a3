import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareFolder } from './dataFolder.ts';
import { FolderUnusable } from './lock.ts';

it('makes the folder of the uploads and those above it, closed to others', () => {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  const dataDir = join(root, 'some/where');
  prepareFolder(dataDir, 'files');
  prepareFolder(dataDir, 'files');
  expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700);
  rmSync(root, { recursive: true });
});

// only Linux has a folder in which not even root can create one
it.skipIf(!existsSync('/proc/self'))('says so where no folder can be made, without trying for ever', () => {
  expect(() => prepareFolder('/proc/nowhere/deeper', 'files')).toThrow(FolderUnusable);
});
