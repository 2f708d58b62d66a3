import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { savedViewLimits } from '#contract/savedViews.ts';
import { appUser, savedView } from '#generated/tables/index.ts';
import type { KeptView, KeptViews } from '#generated/types/savedViewCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import declared from '../../../../../schemas/operations/savedView.json' with { type: 'json' };
import entity from '../../../../../schemas/savedView.json' with { type: 'json' };
import { type Answer, type Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../../tests/helpers/colleague.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { type BaseMenu, baseMenus } from '../baseData/menus.ts';
import { dropStale } from '../housekeeping/dropStale.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');
const mission = await signedIn(app, 'mission');
const admin = await signedIn(app, 'admin');
const { operations: calls } = declared;
const groupOf = async (userId: string): Promise<number | null> => {
  const [found] = await inDatabase(async () =>
    db().select({ groupId: appUser.groupId }).from(appUser).where(eq(appUser.userId, userId)),
  );
  return found?.groupId ?? null;
};
const [groupId, missionGroup] = [await groupOf('demo-staff'), await groupOf('demo-mission')];
const colleagueOfStaff = async (userId: string) => {
  await colleague({ userId, groupId }, [1]);
  return colleagueClient(app, userId);
};
const neighbour = await colleagueOfStaff('neighbour');

type Written = Answer<{ data: KeptViews } & ErrorBody>;
const list = '/article/Article';
const insert = (view: object = {}, client: Client = staff): Promise<Written> =>
  client.write('POST', '/insert-savedview', {
    menuUrl: list,
    viewNm: '프랑스 기사',
    cndCn: 'ntnId=FR&size=50',
    ...view,
  });
const update = (viewId: number, change: object, client: Client = staff): Promise<Written> =>
  client.write('PUT', '/update-savedview', { viewId, ...change });
const drop = (viewId: number, client: Client = staff): Promise<Written> =>
  client.write('DELETE', '/delete-savedview', { viewId });
const viewsOf = async (client: Client = staff): Promise<KeptView[]> =>
  (await client.get<{ data: KeptViews }>('/savedview-list')).body.data.views;
const namesOf = async (client: Client) => (await viewsOf(client)).map(({ viewNm }) => viewNm);
const kept = async (view: object = {}, client: Client = staff): Promise<number> =>
  (await insert(view, client)).body.data.viewId ?? 0;

beforeEach(() => inDatabase(async () => void (await db().delete(savedView))));

describe('a view of a list', () => {
  it('stores conditions, columns and layout under a name, for its owner', async () => {
    const answer = await insert({ colNmList: ['regDt', 'ntnNm', 'regDt'], lineGapCd: 'compact' });
    expect(answer.status).toBe(200);
    expect(answer.body.data.views).toEqual([
      {
        viewId: answer.body.data.viewId,
        menuUrl: list,
        viewNm: '프랑스 기사',
        cndCn: 'ntnId=FR&size=50',
        colNmList: ['regDt', 'ntnNm'],
        lineGapCd: 'compact',
        bscYn: 'N',
        ownYn: 'Y',
        shrYn: 'N',
        userNm: null,
        groupNm: null,
        fldrNm: null,
        rmrk: null,
      },
    ]);
    for (const other of [neighbour, mission, admin]) expect(await viewsOf(other)).toEqual([]);
  });

  it('can be renamed, updated, stripped of its layout, and deleted', async () => {
    const viewId = await kept({ colNmList: ['regDt'], lineGapCd: 'wide' });
    await update(viewId, { viewNm: '프랑스 전체' });
    expect((await viewsOf())[0]).toMatchObject({ viewNm: '프랑스 전체', cndCn: 'ntnId=FR&size=50' });
    await update(viewId, { cndCn: '', colNmList: null, lineGapCd: null });
    expect((await viewsOf())[0]).toMatchObject({ cndCn: '', colNmList: null, lineGapCd: null });
    expect((await drop(viewId)).body.data.views).toEqual([]);
    expect((await drop(viewId)).status).toBe(404);
  });

  it('has a name that is unique per list and person', async () => {
    const first = await kept();
    const second = await kept({ viewNm: '둘째' });
    for (const answer of [
      await insert({ viewNm: ' 프랑스 기사 ' }),
      await update(second, { viewNm: '프랑스 기사' }),
    ])
      expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([409, 'viewNm']);
    expect((await update(first, { viewNm: '프랑스 기사' })).status).toBe(200);
    expect((await insert({ menuUrl: '/article/Sns' })).status).toBe(200);
    expect((await insert({}, neighbour)).status).toBe(200);
  });

  it('is the default of its list for that person, one at most', async () => {
    const first = await kept({ bscYn: 'Y', shrYn: 'Y' });
    await kept({ viewNm: '둘째', bscYn: 'Y' });
    await kept({ viewNm: '다른 목록', menuUrl: '/article/Sns', bscYn: 'Y' });
    const opening = async () =>
      (await viewsOf()).filter(({ bscYn }) => bscYn === 'Y').map(({ viewNm }) => viewNm);
    expect(await opening()).toEqual(['둘째', '다른 목록']);
    await update(first, { bscYn: 'Y' });
    expect(await opening()).toEqual(['프랑스 기사', '다른 목록']);
    expect((await viewsOf(neighbour))[0]?.bscYn).toBe('N');
    await update(first, { bscYn: 'N' });
    expect(await opening()).toEqual(['다른 목록']);
  });
});

describe('a shared view', () => {
  it('is readable by its owner’s group only, and editable by its owner', async () => {
    const viewId = await kept({ shrYn: 'Y' });
    expect(await viewsOf(neighbour)).toEqual([
      expect.objectContaining({ viewId, ownYn: 'N', shrYn: 'Y', userNm: '이직원', groupNm: '본부' }),
    ]);
    expect(await viewsOf(mission)).toEqual([]);
    expect((await update(viewId, { viewNm: '남의 이름' }, neighbour)).status).toBe(403);
    expect((await drop(viewId, neighbour)).status).toBe(403);
    expect((await update(viewId, { viewNm: '남의 이름' }, mission)).status).toBe(404);
    await update(viewId, { shrYn: 'N' });
    expect(await viewsOf(neighbour)).toEqual([]);
    expect((await update(viewId, { viewNm: '남의 이름' }, neighbour)).status).toBe(404);
    expect((await drop(viewId, neighbour)).status).toBe(404);
    expect(await namesOf(staff)).toEqual(['프랑스 기사']);
  });

  it('of a list that the reader may not open is omitted', async () => {
    const users = { menuUrl: '/admin/user/UserManage', viewNm: '잠긴 계정', shrYn: 'Y' };
    const viewId = await kept(users, admin);
    await inDatabase(async () => db().update(savedView).set({ groupId }));
    expect(await viewsOf(neighbour)).toEqual([]);
    expect((await update(viewId, { viewNm: '남의 이름' }, neighbour)).status).toBe(404);
  });

  it('is no longer shared after its owner changes the group, until shared again', async () => {
    await colleagueOfStaff('mover');
    const viewId = await kept({ shrYn: 'Y' }, await colleagueClient(app, 'mover'));
    const moveTo = async (group: number | null) => {
      await inDatabase(async () =>
        db()
          .update(appUser)
          .set({ groupId: group, rightsVer: sql`${appUser.rightsVer} + 1` })
          .where(eq(appUser.userId, 'mover')),
      );
      return colleagueClient(app, 'mover');
    };
    expect(await namesOf(staff)).toEqual(['프랑스 기사']);

    const moved = await moveTo(missionGroup);
    expect([await namesOf(staff), await namesOf(mission)]).toEqual([[], []]);
    expect((await update(viewId, { viewNm: '남의 이름' }, staff)).status).toBe(404);
    expect((await viewsOf(moved))[0]).toMatchObject({ shrYn: 'N', groupNm: null });
    await update(viewId, { shrYn: 'Y' }, moved);
    expect((await viewsOf(moved))[0]).toMatchObject({ shrYn: 'Y', groupNm: '재외공관' });
    expect([await namesOf(staff), await namesOf(mission)]).toEqual([[], ['프랑스 기사']]);

    const alone = await moveTo(null);
    expect((await viewsOf(alone))[0]).toMatchObject({ shrYn: 'N', groupNm: null });
    expect((await update(viewId, { shrYn: 'Y' }, alone)).status).toBe(400);
    expect((await update(viewId, { shrYn: 'N' }, alone)).status).toBe(200);
    await moveTo(missionGroup);
    expect(await namesOf(mission)).toEqual([]);
  });

  it.each([
    { delYn: 'Y' },
    { userAprvYn: 'N' },
    { userAprvYn: 'R' },
    { useYn: 'N' },
    { leaveYn: 'Y' },
    { lockYn: 'Y' },
    { joinCertYn: 'N' },
  ])('of an account with %o is visible to nobody else', async (state) => {
    const userId = `owner ${JSON.stringify(state)}`.replaceAll(/\W+/g, '-');
    await kept({ shrYn: 'Y' }, await colleagueOfStaff(userId));
    expect(await namesOf(neighbour)).toEqual(['프랑스 기사']);
    await inDatabase(async () => db().update(appUser).set(state).where(eq(appUser.userId, userId)));
    expect(await namesOf(neighbour)).toEqual([]);
  });

  it('of administration is hidden without access to it, but can be deleted', async () => {
    const viewId = await kept({ menuUrl: '/admin/user/UserManage', viewNm: '잠긴 계정' }, admin);
    await kept({ viewNm: '기사' }, admin);
    const elsewhere = await signedIn(app, 'admin', '203.0.113.9');
    expect(await namesOf(admin)).toEqual(['잠긴 계정', '기사']);
    expect(await namesOf(elsewhere)).toEqual(['기사']);
    expect((await update(viewId, { viewNm: '다른 이름' }, elsewhere)).status).toBe(404);
    expect((await update(viewId, { cndCn: 'perPage=50' }, elsewhere)).status).toBe(404);
    expect(await namesOf(admin)).toEqual(['잠긴 계정', '기사']);
    expect((await drop(viewId, elsewhere)).status).toBe(200);
  });

  it('of a deleted account is hidden, and removed once that cannot be restored', async () => {
    const gone = await colleagueOfStaff('gone');
    await kept({ shrYn: 'Y', viewNm: '떠난 이의 보기' }, gone);
    await kept();
    const leave = (days: number) =>
      inDatabase(async () => {
        const mdfcnDt = new Date(Date.now() - days * 24 * 3_600_000);
        await db().update(appUser).set({ delYn: 'Y', mdfcnDt }).where(eq(appUser.userId, 'gone'));
        await dropStale();
        return db().$count(savedView);
      });
    expect([await leave(29), await namesOf(neighbour)]).toEqual([2, []]);
    expect([await leave(31), await namesOf(staff)]).toEqual([1, ['프랑스 기사']]);
  });
});

describe('an invalid view', () => {
  it('for a screen without views is refused', async () => {
    const leaves = (menus: readonly BaseMenu[]): string[] =>
      menus.flatMap(({ url, children }) => (children ? leaves(children) : [url]));
    const answers = await Promise.all(
      leaves(baseMenus).map(async (menuUrl) => [menuUrl, (await insert({ menuUrl }, admin)).status] as const),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual(
      [
        '/admin/MenuManage',
        '/admin/CommonCodeManage',
        '/admin/ArticleBatchEdit',
        '/admin/monitoring/Setup',
        '/admin/monitoring/Operation',
        '/admin/monitoring/DataCollection',
        '/admin/monitoring/ArticleStatus',
        '/admin/monitoring/Jobs',
      ].map((url) => [url, 400]),
    );
  });

  it.each([
    ['a list that there is not', { menuUrl: '/article/Nowhere' }],
    ['a list of administration', { menuUrl: '/admin/user/UserManage' }],
    ['an address of another host', { menuUrl: 'https://example.org/article/Article' }],
    ['a record', { menuUrl: '/article/Article/Detail/1' }],
    ['conditions with a path', { cndCn: '/admin?x=1' }],
    ['conditions with a question mark', { cndCn: '?ntnId=FR' }],
    ['conditions with a fragment', { cndCn: 'ntnId=FR#top' }],
    ['conditions as they are not sent', { cndCn: 'searchText=<b>' }],
    ['conditions without a value', { cndCn: 'ntnId' }],
    ['conditions that are too long', { cndCn: `searchText=${'a'.repeat(savedViewLimits.conditions)}` }],
    ['a name that is too long', { viewNm: '가'.repeat(41) }],
    ['a name of nothing', { viewNm: '  ' }],
    ['a name of nothing that is seen', { viewNm: '\u200b\u3164' }],
    ['columns that are none', { colNmList: ['../x'] }],
    ['too many columns', { colNmList: Array.from({ length: 61 }, (_, n) => `c${n}`) }],
    [
      'columns of too many letters',
      { colNmList: Array.from({ length: 30 }, (_, n) => `columnNumber${n}of30ones`) },
    ],
    ['a look that there is not', { lineGapCd: 'huge' }],
  ])('with %s is refused', async (_what, view) => {
    expect((await insert(view)).status).toBe(400);
    expect(await viewsOf()).toEqual([]);
  });

  const stored = (
    count: number,
    { viewNm = '보기', ...view }: Partial<typeof savedView.$inferInsert> = {},
  ) => {
    const usual = { userId: 'demo-staff', menuUrl: list, cndCn: '' };
    const rows = Array.from({ length: count }, (_, n) => ({ ...usual, ...view, viewNm: `${viewNm} ${n}` }));
    return inDatabase(async () => db().insert(savedView).values(rows));
  };

  it('beyond a hundred is refused with a sentence; search is open to everybody', async () => {
    await stored(savedViewLimits.perPerson - 1);
    expect((await insert({ menuUrl: '/search' })).status).toBe(200);
    const answer = await insert();
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('100개')]);
    expect((await insert({}, neighbour)).status).toBe(200);
  });

  it('is refused also if many at once exceed the limit', async () => {
    await stored(savedViewLimits.perPerson - 4);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => insert({ viewNm: `함께 ${n}` })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 4 }, () => 200),
      ...Array.from({ length: 4 }, () => 400),
    ]);
    expect(await viewsOf()).toHaveLength(savedViewLimits.perPerson);
  });

  it('is a duplicate if many at once have one name', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => insert({ bscYn: 'Y' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('is omitted from shared ones beyond the newest that a response holds', async () => {
    const [one, other] = ['sharing-1', 'sharing-2'];
    await colleague({ userId: one, groupId });
    await colleague({ userId: other, groupId, userNm: '새 동료' });
    await stored(100, { userId: one, groupId, regDt: new Date('2026-01-01') });
    await stored(20, { userId: other, groupId });
    const owners = (await viewsOf()).map(({ userNm }) => userNm);
    expect([owners.length, owners.filter((name) => name === '새 동료').length]).toEqual([100, 20]);
    await inDatabase(async () => db().delete(savedView));

    const longest = {
      viewNm: '가'.repeat(36),
      cndCn: `searchText=${'a'.repeat(savedViewLimits.conditions - 11)}`,
      colNmList: Array.from({ length: 60 }, (_, n) => `column${1000 + n}`),
    };
    await stored(savedViewLimits.perPerson, { ...longest, groupId });
    await stored(savedViewLimits.shared, { ...longest, groupId, userId: one });
    const { body } = await staff.get<{ data: KeptViews }>('/savedview-list');
    const { N: shared = [], Y: own = [] } = Object.groupBy(body.data.views, ({ ownYn }) => ownYn);
    expect(own).toHaveLength(savedViewLimits.perPerson);
    expect(shared.length).toBeGreaterThan(20);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(500_000);
  });
});

describe('a stored view', () => {
  it('contains no view id and no page among its conditions', async () => {
    const viewId = await kept({ cndCn: 'savedView=7&ntnId=FR&page=3&savedView=8' });
    expect((await viewsOf())[0]?.cndCn).toBe('ntnId=FR');
    await update(viewId, { cndCn: 'page=2&size=50' });
    expect((await viewsOf())[0]?.cndCn).toBe('size=50');
  });

  it('has a normalised name, unique in every notation', async () => {
    const viewId = await kept({ viewNm: '한\u202e눈에\n보기' });
    expect(await namesOf(staff)).toEqual(['한눈에 보기']);
    expect((await insert({ viewNm: '\u1112\u200f\u1161\u11ab눈에 보기' })).status).toBe(409);
    expect((await update(viewId, { viewNm: '\u3164' })).status).toBe(400);
  });

  it('is within the limits of the schemas', () => {
    const { name, conditions, columnName } = savedViewLimits;
    const { viewNm, cndCn, colNmList } = entity.properties;
    expect([viewNm.maxLength, cndCn.maxLength, colNmList.items.maxLength]).toEqual([
      name,
      conditions,
      columnName,
    ]);
    for (const { body } of [calls['POST /insert-savedview'], calls['PUT /update-savedview']])
      expect([body.viewNm.maxLength, body.cndCn.maxLength, body.colNmList.maxLength]).toEqual([
        name,
        conditions,
        columnName,
      ]);
  });
});
