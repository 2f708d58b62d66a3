import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { beforeUpgrades } from './backup/retention.ts';
import { lastBackup } from './productState.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the last backup may be one before an upgrade, which lies in a folder of its own', () => {
  const place = mkdtempSync(join(folder, 'both-'));
  writeFileSync(join(place, 'culture-press-20261120T000000Z.tar.zst'), '');
  mkdirSync(beforeUpgrades(place));
  writeFileSync(join(beforeUpgrades(place), 'culture-press-20261121T003000Z.tar.zst.age'), '');
  expect(lastBackup(place)).toEqual(new Date('2026-11-21T00:30:00Z'));
});

it('a folder of backups that cannot be read is told from one that has none', () => {
  expect([lastBackup(folder), lastBackup(join(folder, 'nowhere'))]).toEqual([undefined, undefined]);
  writeFileSync(join(folder, 'a file'), '');
  expect(() => lastBackup(join(folder, 'a file'))).toThrow(StartProblem);
});
