import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { type Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

type Row = Record<string, unknown>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

const list = async (query: Record<string, string>, client: Client = admin): Promise<Row[]> => {
  const answer = await client.get<ListAnswer<Row>>('/changehistory-list', query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

const rename = async (menuNm: string): Promise<void> => {
  const { body } = await admin.get<{ data: Row }>('/menu-detail', { menuId: 4 });
  const { menuId, mdfcnDt } = body.data;
  const answer = await admin.write('PUT', '/update-menu', { menuId, mdfcnDt, menuNm });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

const changeUser = async (): Promise<void> => {
  const { body } = await admin.get<{ data: Row }>('/user-detail', { userId: 'demo-staff' });
  const { userId, mdfcnDt } = body.data;
  const answer = await admin.write('PUT', '/update-user', { userId, mdfcnDt, jbgdNm: `${Date.now()}` });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

describe('the change history', () => {
  it('shows target and author by name, people masked', async () => {
    await rename('이름이 바뀐 메뉴');
    await changeUser();
    const [menu] = await list({ entityNm: 'menu' });
    expect(menu).toMatchObject({ entityLbl: '메뉴', recordNm: '이름이 바뀐 메뉴', recordKey: '4' });
    expect(menu?.rgtrNm).toMatch(/^.\*/);
    const [user] = await list({ entityNm: 'user', recordKey: 'demo-staff' });
    expect(user).toMatchObject({ entityLbl: '사용자', recordNm: expect.stringMatching(/^.\*/) as string });
    const detail = await admin.get<{ data: Row }>('/changehistory-detail', {
      chgHstryId: user?.chgHstryId as number,
    });
    expect(detail.body.data).toMatchObject({ recordNm: user?.recordNm, rgtrNm: menu?.rgtrNm });
  });

  it('can be searched by the target’s name, also together with its kind', async () => {
    await rename('찾을 메뉴');
    await changeUser();
    expect((await list({ recordNm: '찾을 메' })).map(({ recordKey }) => recordKey)).toContain('4');
    expect(await list({ recordNm: '찾을 메', entityNm: 'user' })).toEqual([]);
    expect(await list({ recordNm: '아무도 아닌 이름' })).toEqual([]);
    const people = await list({ recordNm: '직원', size: '200' });
    expect(new Set(people.map(({ entityNm }) => entityNm))).not.toContain('menu');
  });

  it('can be searched by the author’s name', async () => {
    await rename('또 다른 이름');
    const { body } = await admin.get<{ data: Row[] }>('/user-list', { userId: 'demo-admin' });
    expect(body.data).toHaveLength(1);
    const { userNm } = (
      await admin.get<{ data: Row }>('/user-detail', { userId: 'demo-admin', reveal: 'Y', reason: '시험' })
    ).body.data;
    const found = await list({ rgtrNm: String(userNm), entityNm: 'menu' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ rgtrId }) => rgtrId))).toEqual(new Set(['demo-admin']));
    expect(await list({ rgtrNm: '아무도 아닌 이름' })).toEqual([]);
    expect(await list({ rgtrNm: '시스템', entityNm: 'menu' })).toEqual([]);
  });

  it('is exported with the same names and conditions', async () => {
    await rename('파일의 메뉴');
    const file = await admin.get('/changehistory-list-excel', {
      recordNm: '파일의 메뉴',
      format: 'csv',
      columns: ['regDt', 'rgtrNm', 'entityLbl', 'recordNm'],
    });
    expect(file.status).toBe(200);
    expect(String(file.bytes)).toMatch(/메뉴"?,"?파일의 메뉴/);
  });
});
