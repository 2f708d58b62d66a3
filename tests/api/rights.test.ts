import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

type Group = { groupId: number; groupNm: string; mdfcnDt: string };

const group = async (groupCd: string): Promise<Group> => {
  const { body } = await admin.get<{ data: Group[] }>('/usergroup-list', { groupCd });
  return body.data[0] as Group;
};
const change = async (groupCd: string, values: object) => {
  const { groupId, mdfcnDt } = await group(groupCd);
  return (await admin.write('PUT', '/update-usergroup', {
    groupId,
    mdfcnDt,
    ...values,
  })) as unknown as Answer<ErrorBody>;
};
const isManager = async (client: Client) =>
  (await client.get<{ data: Session }>('/user-info')).body.data.authorizedInfo.mngrYn;

describe('rights', () => {
  it('follow the level of the group at the next call, both ways', async () => {
    const staff = await signedIn(app, 'staff');
    expect(await isManager(staff)).toBe('N');
    expect((await change('HQ', { levelCd: 'ADMIN' })).status).toBe(200);
    expect(await isManager(staff)).toBe('Y');
    expect((await staff.get('/nationcode-list')).status).toBe(200);
    expect((await change('HQ', { levelCd: 'USER' })).status).toBe(200);
    expect(await isManager(staff)).toBe('N');
    expect((await staff.get('/nationcode-list')).status).toBe(403);
  });

  it.each([{ levelCd: 'USER' }, { levelCd: null }, { useYn: 'N' }, { mngrShowYn: 'N' }])(
    'of the last administrators cannot be taken away by %j',
    async (values) => {
      const answer = await change('ADMIN', values);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        '마지막 관리자는 남아 있어야 합니다. 다른 관리자를 먼저 정해 주세요.',
      ]);
      expect(await isManager(admin)).toBe('Y');
      expect((await admin.get('/usergroup-list')).status).toBe(200);
    },
  );
});
