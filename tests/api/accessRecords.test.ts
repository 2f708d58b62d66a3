import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hasPersonal } from '#contract/entityFields.ts';
import { privacyLog } from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { ourCatalogue } from '#server/operations/catalogue.ts';
import { signedIn } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const notes = () =>
  withDatabase(database, async () => db().select().from(privacyLog).orderBy(desc(privacyLog.logId)));

/** Menus in which accounts of others are administered. */
const ofPeople = ['/admin/user/UserManage', '/admin/user/UserApprovalManage'];
const writesOfPeople = ourCatalogue.operations.filter(
  ({ method, menus, entity }) =>
    method !== 'GET' &&
    (menus.some((menu) => ofPeople.includes(menu)) ||
      (menus.length > 0 && entity && hasPersonal(ourCatalogue.resources[entity] as never))),
);

describe('writes of the data of other people', () => {
  it('are there', () => expect(writesOfPeople.length).toBeGreaterThan(7));

  it.each(writesOfPeople.map(({ id, subject }) => [id, subject]))(
    '%s says whose they are',
    (_id, subject) => {
      expect(subject).toBeTypeOf('string');
    },
  );

  it('are noted with who, whose, from where and what', async () => {
    const userId = await colleague(database, { lockYn: 'Y', leaveYn: 'Y' });
    const calls = [
      ['PUT', '/update-user/end-lock', { userId }],
      ['PUT', '/update-user/password-reset', { userId }],
      ['PUT', '/update-user/join-cert-yn', { userId, joinCertYn: 'N' }],
    ] as const;
    for (const [verb, path, body] of calls) expect((await admin.write(verb, path, body)).status).toBe(200);
    const said = (await notes()).map((note) => ({
      who: note.userId,
      whose: note.trgtKey,
      from: note.ip,
      kind: note.prcsClsfCd,
      what: note.prcsCn,
    }));
    const same = { who: 'demo-admin', whose: userId, from: '127.0.0.1', kind: 'CHANGE' };
    expect(said).toEqual([
      { ...same, what: '가입 인증 상태 변경' },
      { ...same, what: '다른 사용자의 비밀번호 초기화' },
      { ...same, what: '잠금 해제' },
    ]);
  });

  it('that are refused leave no note', async () => {
    const before = (await notes()).length;
    expect((await admin.write('PUT', '/update-user/end-lock', { userId: 'nobody' })).status).toBe(404);
    expect(await notes()).toHaveLength(before);
  });
});
