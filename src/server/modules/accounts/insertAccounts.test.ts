import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { storeVerified, wasVerified } from './insertAccounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'seen-'));
const known = { pswd: 'Staff!2345', hash: 'scrypt$10$salt$key' };
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('knows a hash together with the password that it was seen with, and nothing else', () => {
  expect(wasVerified(folder, known)).toBe(false);
  storeVerified(folder, [known]);
  expect(wasVerified(folder, known)).toBe(true);
  expect(wasVerified(folder, { ...known, pswd: 'Other!2345' })).toBe(false);
  expect(wasVerified(folder, { ...known, hash: 'scrypt$10$salt$other' })).toBe(false);
  storeVerified(folder, [{ ...known, hash: 'scrypt$10$salt$other' }]);
  expect(wasVerified(folder, known)).toBe(false);
});

it('knows nothing by a file that holds something else', () => {
  storeVerified(folder, [known]);
  writeFileSync(join(folder, 'demo-passwords.json'), '{"broken');
  expect(wasVerified(folder, known)).toBe(false);
});
