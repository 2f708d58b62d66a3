import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartProblem } from '#server/kernel/startProblem.ts';
import { lastBackup } from './productState.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a folder of backups that cannot be read is told from one that has none', () => {
  expect([lastBackup(folder), lastBackup(join(folder, 'nowhere'))]).toEqual([undefined, undefined]);
  writeFileSync(join(folder, 'a file'), '');
  expect(() => lastBackup(join(folder, 'a file'))).toThrow(StartProblem);
});
