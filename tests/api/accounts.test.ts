import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { appUser } from '#generated/tables/index.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { hashPassword, insertAccounts } from '#server/modules/accounts/index.ts';
import { Client } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const start = (settings: Omit<Parameters<typeof insertAccounts>[0], 'dataDir'>) =>
  inDatabase(() => insertAccounts({ ...settings, dataDir }));
const signIn = async (eml: string, pswd: string) => (await new Client(app).signIn(eml, pswd)).status;

describe('demo accounts', () => {
  it('are reset at a start: dates and the printed passwords', async () => {
    await inDatabase(async () =>
      db()
        .update(appUser)
        .set({
          pswdHash: 'scrypt$10$AAAA$AAAA',
          pswdChgYmd: '2020-01-01',
          lastJoinCertYmd: '2020-01-01',
          lockYn: 'Y',
          leaveYn: 'Y',
          lastLgnDt: new Date('2020-01-01T00:00:00Z'),
          aprvDt: new Date('2020-01-01T00:00:00Z'),
          regDt: new Date('2020-01-01T00:00:00Z'),
        })
        .where(eq(appUser.userId, 'demo-staff')),
    );
    for (let tries = 0; tries < 3; tries++) await signIn('staff@demo.go.kr', 'Wrong!23456');
    await start({ demo: true, admin: undefined, passwordHashCost: 10 });
    expect(await signIn('staff@demo.go.kr', 'Staff!2345')).toBe(200);
    // the second start recognises the hashes of the first, but not that of another password
    const setHash = (pswdHash: string) =>
      inDatabase(async () => db().update(appUser).set({ pswdHash }).where(eq(appUser.userId, 'demo-staff')));
    await setHash(await hashPassword('Other!2345', 10));
    await start({ demo: true, admin: undefined, passwordHashCost: 10 });
    expect(await signIn('staff@demo.go.kr', 'Staff!2345')).toBe(200);
  });

  it('keep a password hash that is still current', async () => {
    const hash = () =>
      inDatabase(async () =>
        db().select({ pswdHash: appUser.pswdHash }).from(appUser).where(eq(appUser.userId, 'demo-admin')),
      );
    const before = await hash();
    await start({ demo: true, admin: undefined, passwordHashCost: 10 });
    expect(await hash()).toEqual(before);
  });

  it('are disabled and signed out without DEMO, and nobody can sign up beside them', async () => {
    const client = new Client(app);
    await client.signIn('staff@demo.go.kr', 'Staff!2345');
    const newcomer = new Client(app);
    await newcomer.get('/site');
    const mayApply = async () =>
      (
        await newcomer.write<{ data: CertificationResult }>('POST', '/register/eml-check', {
          eml: 'new@demo.go.kr',
        })
      ).body.data.result;
    expect(await mayApply()).toBe(true);
    await start({ demo: false, admin: undefined, passwordHashCost: 10 });
    expect(await mayApply()).toBe(false);
    expect((await client.get('/user-info')).status).toBe(403);
    expect(await signIn('staff@demo.go.kr', 'Staff!2345')).toBe(403);
    await start({ demo: true, admin: undefined, passwordHashCost: 10 });
    expect(await signIn('staff@demo.go.kr', 'Staff!2345')).toBe(200);
  });

  it('are not needed: the first administrator is created, never overwritten', async () => {
    const admin = { email: 'Chief@ministry.example', password: 'First!Pass9' };
    await start({ demo: false, admin, passwordHashCost: 10 });
    expect(await signIn('chief@ministry.example', 'First!Pass9')).toBe(200);
    await start({ demo: false, admin: { ...admin, password: 'Other!Pass9' }, passwordHashCost: 10 });
    await start({ demo: false, admin: { ...admin, email: 'second@ministry.example' }, passwordHashCost: 10 });
    expect(await signIn('second@ministry.example', 'First!Pass9')).toBe(200);
    expect(await signIn('chief@ministry.example', 'First!Pass9')).toBe(200);
    expect(await signIn('chief@ministry.example', 'Other!Pass9')).toBe(401);
  });
});
