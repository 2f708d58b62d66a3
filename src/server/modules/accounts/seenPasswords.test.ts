import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepSeen, wasSeen } from './seenPasswords.ts';

const folder = mkdtempSync(join(tmpdir(), 'seen-'));
const known = { pswd: 'Staff!2345', hash: 'scrypt$10$salt$key' };
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('knows a hash together with the password that it was seen with, and nothing else', () => {
  expect(wasSeen(folder, known)).toBe(false);
  keepSeen(folder, [known]);
  expect(wasSeen(folder, known)).toBe(true);
  expect(wasSeen(folder, { ...known, pswd: 'Other!2345' })).toBe(false);
  expect(wasSeen(folder, { ...known, hash: 'scrypt$10$salt$other' })).toBe(false);
  keepSeen(folder, [{ ...known, hash: 'scrypt$10$salt$other' }]);
  expect(wasSeen(folder, known)).toBe(false);
});

it('knows nothing by a file that holds something else', () => {
  keepSeen(folder, [known]);
  writeFileSync(join(folder, 'demo-passwords.json'), '{"broken');
  expect(wasSeen(folder, known)).toBe(false);
});
