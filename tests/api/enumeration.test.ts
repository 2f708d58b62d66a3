import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loginAttempt } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { Client } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const hashed = vi.spyOn(crypto, 'scrypt');
syncBuiltinESMExports();
afterAll(() => {
  hashed.mockRestore();
  syncBuiltinESMExports();
});

const { app } = await testApp();
const locked = await colleague({ lockYn: 'Y' });
const waiting = await colleague({ userAprvYn: 'N', pswdHash: null, pswdChgYmd: null });
const asleep = await colleague({ leaveYn: 'Y' });

beforeEach(() => inDatabase(async () => void (await db().delete(loginAttempt))));

it.each([
  ['nobody has', 'nobody@demo.go.kr'],
  ['somebody has', 'staff@demo.go.kr'],
  ['a locked account has', `${locked}@demo.go.kr`],
  ['an account without a password has', `${waiting}@demo.go.kr`],
  ['a dormant account has', `${asleep}@demo.go.kr`],
])('a wrong password costs the same one hash for an address that %s', async (_who, eml) => {
  const client = new Client(app);
  await client.get('/site');
  hashed.mockClear();
  const { status, body } = await client.signIn(eml, 'Wrong!23456');
  const work = hashed.mock.calls.map(([, , length, options]) => [length, (options as { N: number }).N]);
  expect(work).toEqual([[32, 2 ** 10]]);
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});
