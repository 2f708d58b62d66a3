import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { authorityGroup, authorityUser, menu } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }> & Failed;
type Failed = Answer<ErrorBody>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

const insert = (body: Row) => admin.write('POST', '/insert-authorized', body) as Promise<Stored>;
const update = (body: Row) => admin.write('PUT', '/update-authorized', body) as Promise<Stored>;
const remove = (authrtId: unknown) =>
  admin.write('DELETE', '/delete-authorized', { authrtId }) as Promise<Stored>;
const detail = async (authrtId: unknown): Promise<Row> =>
  ((await admin.get('/authorized-detail', { authrtId: Number(authrtId) })) as Stored).body.data;
const made = async (body: Row = {}): Promise<Row> => {
  const answer = await insert({ authrtNm: '시험 권한', ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const userDetail = async (userId: string): Promise<Row> =>
  ((await admin.get('/user-detail', { userId })) as Stored).body.data;
const saveUser = async (record: Row, authorizedList: Row[]) =>
  admin.write('PUT', '/update-user', { ...record, authorizedList }) as Promise<Stored>;

const menus = await inDatabase(async () => db().select().from(menu));
const idOf = (url: string): number => menus.find((one) => one.url === url)?.menuId ?? 0;
const below = (url: string): number[] =>
  menus.filter((one) => one.url?.startsWith(`${url}/`)).map(({ menuId }) => menuId);
const opened = (record: Row): number[] =>
  (record.authorizedMenuList as Row[])
    .filter(({ authorizedYn }) => authorizedYn === 'Y')
    .map(({ menuId }) => Number(menuId))
    .sort((a, b) => a - b);
const sorted = (ids: number[]): number[] => [...ids].sort((a, b) => a - b);

describe('menus of an authority group', () => {
  it('include everything below an opened menu, unless set otherwise', async () => {
    const [up, one] = [idOf('/product'), idOf('/product/publicity/CardNews')];
    const all = await made({ authorizedMenuList: [{ menuId: up, authorizedYn: 'Y' }] });
    expect(opened(all)).toEqual(sorted([up, ...below('/product')]));
    const { body } = await update({
      authrtId: all.authrtId,
      mdfcnDt: all.mdfcnDt,
      authorizedMenuList: [
        { menuId: up, authorizedYn: 'Y' },
        { menuId: one, authorizedYn: 'N' },
      ],
    });
    const left = [up, ...below('/product').filter((id) => id !== one)];
    expect(opened(body.data)).toEqual(sorted(left));
    const listed = await admin.get<{ data: Row[] }>('/authorized-list', { authrtNm: '시험 권한', size: 200 });
    const row = listed.body.data.find(({ authrtId }) => authrtId === all.authrtId);
    expect([row?.menuCnt, row?.userCnt]).toEqual([left.length, 0]);
  });

  it('include the lower menus also if the flag has spaces around it', async () => {
    const up = idOf('/product');
    const all = await made({ authorizedMenuList: [{ menuId: up, authorizedYn: ' Y ' }] });
    expect(opened(all)).toEqual(sorted([up, ...below('/product')]));
  });

  it('are the menus that members see', async () => {
    const userId = await colleague();
    await made({
      authorizedMenuList: [{ menuId: idOf('/statistics'), authorizedYn: 'Y' }],
      authorizedUserList: [{ userId, prslYn: 'Y' }],
    });
    const client = await colleagueClient(app, userId);
    const { body } = (await client.get('/menu-list')) as Answer<{ data: { url: string }[] }>;
    expect(body.data.map(({ url }) => url)).toEqual(['/statistics']);
  });

  it.each<[string, Row]>([
    ['a menu that is not there', { authorizedMenuList: [{ menuId: 987654 }] }],
    ['a menu twice', { authorizedMenuList: [{ menuId: 1 }, { menuId: 1, authorizedYn: 'N' }] }],
    ['no number', { authorizedMenuList: [{ menuId: '1' }] }],
    ['no list', { authorizedMenuList: 'Y' }],
    ['a right that is none', { authorizedMenuList: [{ menuId: 1, authorizedYn: 'X' }] }],
    ['more than a row has', { authorizedMenuList: [{ menuId: 1, mngrYn: 'Y' }] }],
  ])('are refused with %s, which is named', async (_what, body) => {
    const { status, body: told } = await insert({ authrtNm: '잘못', ...body });
    expect([status, told.fields?.map(({ name }) => name)]).toEqual([400, ['authorizedMenuList']]);
  });
});

describe('a forged form', () => {
  const sendBoth = async (forged: Row) => {
    const record = await made();
    const answers = [
      await insert({ authrtNm: '꾸민 권한', ...forged }),
      await update({ ...record, ...forged }),
    ];
    return { record, answers };
  };

  it.each<Row>([
    { delYn: 'Y' },
    { mngrYn: 'Y' },
    { authorizedUserList: [{ userId: 'demo-staff', mngrYn: 'Y' }] },
    { authorizedUserList: [{ userId: 'demo-staff', authrtId: 7 }] },
  ])('is refused with an unknown field, on new and stored records: %j', async (forged) => {
    for (const { status, body } of (await sendBoth(forged)).answers)
      expect([status, body.fields?.[0]?.name]).toEqual([400, Object.keys(forged)[0]]);
  });

  it.each<Row>([{ rgtrId: 'demo-staff' }, { regDt: '2020-01-01T00:00:00Z' }])(
    'cannot set fields of the server, on new and stored records: %j',
    async (forged) => {
      const { record, answers } = await sendBoth(forged);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [inserted, updated] = answers.map(({ body }) => body.data);
      expect(inserted).not.toMatchObject(forged);
      expect(updated).toMatchObject({ rgtrId: record.rgtrId, regDt: record.regDt });
    },
  );
});

describe('the users of an authority group', () => {
  it('start without rights', async () => {
    const userId = await colleague();
    const record = await made({ authorizedUserList: [{ userId }] });
    expect(record.authorizedUserList).toMatchObject([{ userId, prslYn: 'N', wrtYn: 'N' }]);
  });

  it('are kept if only the name is saved', async () => {
    const userId = await colleague();
    const { authrtId, mdfcnDt } = await made({ authorizedUserList: [{ userId, prslYn: 'Y' }] });
    const { body } = await update({ authrtId, mdfcnDt, authrtNm: '새 이름' });
    expect(body.data.authorizedUserList).toMatchObject([{ userId, prslYn: 'Y' }]);
  });
});

describe('an administrator of authority groups', () => {
  const refused = '본인의 권한 그룹은 직접 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.';
  const own = (rights: Row = {}) => [{ userId: 'demo-admin', ...rights }];
  const heldByAdmin = async () => {
    const group = await made();
    await inDatabase(async () =>
      db()
        .insert(authorityUser)
        .values({ authrtId: Number(group.authrtId), userId: 'demo-admin', prslYn: 'Y', wrtYn: 'N' }),
    );
    return detail(group.authrtId);
  };

  it('cannot add themselves, to a new or a stored group', async () => {
    const group = await made();
    const count = async () => (await inDatabase(async () => db().select().from(authorityGroup))).length;
    const before = await count();
    const answers = [
      await insert({ authrtNm: '내 권한', authorizedUserList: own() }),
      await update({ ...group, authorizedUserList: own({ wrtYn: 'Y' }) }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [403, refused],
      [403, refused],
    ]);
    expect(await count()).toBe(before);
    expect((await detail(group.authrtId)).authorizedUserList).toEqual([]);
  });

  it.each<[string, Row[]]>([
    ['more rights', own({ prslYn: 'Y', wrtYn: 'Y' })],
    ['fewer rights', own()],
    ['no row any more', []],
  ])('cannot grant themselves %s', async (_what, authorizedUserList) => {
    const group = await heldByAdmin();
    const answer = await update({ ...group, authorizedUserList });
    expect([answer.status, answer.body.message]).toEqual([403, refused]);
  });

  it('can rename a group they are in, and edit its other members', async () => {
    const group = await heldByAdmin();
    const userId = await colleague();
    const authorizedUserList = [...own({ prslYn: 'Y', wrtYn: 'N' }), { userId }];
    expect((await update({ ...group, authrtNm: '새 이름', authorizedUserList })).status).toBe(200);
  });
});

describe('rows shared by a user and a group', () => {
  it('saved on the user make an older form of the group a conflict', async () => {
    const userId = await colleague({ groupId: 1 });
    const group = await made();
    await saveUser(await userDetail(userId), [{ authrtId: group.authrtId, prslYn: 'Y' }]);
    const stale = await update({ ...group, authrtNm: '옛 화면에서 저장' });
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    expect((await detail(group.authrtId)).authorizedUserList).toMatchObject([{ userId, prslYn: 'Y' }]);
  });

  it('saved on the group make older forms of that user conflict', async () => {
    const [one, other] = [await colleague({ groupId: 1 }), await colleague({ groupId: 1 })];
    const group = await made({ authorizedUserList: [{ userId: other }] });
    const [first, second] = [await userDetail(one), await userDetail(other)];
    await update({ ...group, authorizedUserList: [{ userId: one, wrtYn: 'Y' }, { userId: other }] });
    const stale = await saveUser(first, []);
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    expect((await userDetail(one)).authorizedList).toMatchObject([{ authrtId: group.authrtId, wrtYn: 'Y' }]);
    expect((await admin.write('PUT', '/update-user', second)).status).toBe(200);
  });

  it('written from both sides end as one said; the other conflicts', async () => {
    for (let round = 0; round < 3; round++) {
      const userId = await colleague({ groupId: 1 });
      const group = await made({ authorizedUserList: [{ userId }] });
      const user = await userDetail(userId);
      const answers = await Promise.all([
        update({ ...group, authorizedUserList: [{ userId, prslYn: 'Y' }] }),
        saveUser(user, [{ authrtId: group.authrtId, wrtYn: 'Y' }]),
      ]);
      const [byGroup, byUser] = answers.map(({ status }) => status);
      expect(new Set([byGroup, byUser])).toEqual(new Set([200, 409]));
      const expected = byGroup === 200 ? { prslYn: 'Y', wrtYn: 'N' } : { prslYn: 'N', wrtYn: 'Y' };
      expect((await detail(group.authrtId)).authorizedUserList).toMatchObject([{ userId, ...expected }]);
    }
  });

  it('that stay unchanged do not affect the other side', async () => {
    const userId = await colleague({ groupId: 1 });
    const group = await made({ authorizedUserList: [{ userId }] });
    const user = await userDetail(userId);
    expect((await update({ ...group, rmrk: '비고' })).status).toBe(200);
    expect((await admin.write('PUT', '/update-user', user)).status).toBe(200);
  });
});

describe('deleting an authority group', () => {
  it('is refused while it has users', async () => {
    const userId = await colleague();
    const { authrtId } = await made({ authorizedUserList: [{ userId }] });
    const refused = await remove(authrtId);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '사용자가 있는 권한 그룹은 삭제할 수 없습니다. 사용자를 먼저 빼 주세요.',
    ]);
    const { mdfcnDt } = await detail(authrtId);
    await update({ authrtId, mdfcnDt, authorizedUserList: [] });
    expect((await remove(authrtId)).status).toBe(200);
    expect((await remove(authrtId)).status).toBe(404);
  });

  it('is refused for the overseas missions, whoever is in it', async () => {
    await inDatabase(async () => db().delete(authorityUser).where(eq(authorityUser.authrtId, 7)));
    const refused = await remove(7);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '재외공관 권한 그룹은 시스템에서 쓰므로 삭제할 수 없습니다.',
    ]);
  });

  it('leaves nothing to choose', async () => {
    const { authrtId } = await made();
    await remove(authrtId);
    const userId = await colleague({ groupId: 1 });
    const answer = await saveUser(await userDetail(userId), [{ authrtId }]);
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'authorizedList']);
  });
});
