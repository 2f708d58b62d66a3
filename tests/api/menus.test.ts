import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { MenuNode } from '#contract/session.ts';
import { changeHistory, menu } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }> & Answer<ErrorBody>;
type Tree = Answer<{ data: MenuNode[] }> & Answer<ErrorBody>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

const insert = (body: Row) => admin.write('POST', '/insert-menu', body) as Promise<Stored>;
const update = (body: Row) => admin.write('PUT', '/update-menu', body) as Promise<Stored>;
const remove = (menuId: unknown) => admin.write('DELETE', '/delete-menu', { menuId }) as Promise<Stored>;
const order = (items: unknown, client = admin) =>
  client.write('PUT', '/update-menu/order', { items }) as Promise<Tree>;
const detail = async (menuId: unknown): Promise<Row> =>
  ((await admin.get('/menu-detail', { menuId: Number(menuId) })) as Stored).body.data;
const tree = async (): Promise<MenuNode[]> =>
  ((await admin.get('/menu-list', { all: 'Y' })) as Tree).body.data;
const flat = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

let n = 0;
const made = async (body: Row = {}): Promise<Row> => {
  const answer = await insert({ menuNm: '새 메뉴', url: `/extra/Menu${++n}`, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const idOf = async (url: string): Promise<number> =>
  (await inDatabase(async () => db().select().from(menu).where(eq(menu.url, url))))[0]?.menuId ?? 0;
const [adminMenu, menuScreen, articles] = [
  await idOf('/admin'),
  await idOf('/admin/MenuManage'),
  await idOf('/article/Article'),
];

describe('a new menu', () => {
  it('gets the highest id plus one, also after deletions, and is in the tree', async () => {
    const first = await made();
    await remove(first.menuId);
    const second = await made({ menuNm: '둘째' });
    expect(Number(second.menuId)).toBe(Number(first.menuId) + 1);
    expect(flat(await tree()).find(({ menuId }) => menuId === second.menuId)).toMatchObject({
      menuNm: '둘째',
      depth: 0,
      useYn: 'Y',
    });
  });

  it('at the same moment as others has a number of its own', async () => {
    const records = await Promise.all(Array.from({ length: 4 }, () => made()));
    const ids = records.map(({ menuId }) => Number(menuId)).sort((a, b) => a - b);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  });

  it('cannot take the address of another one, until that is gone', async () => {
    const first = await made({ url: '/extra/Taken' });
    const { status, body } = await insert({ menuNm: '같은 주소', url: '/extra/Taken' });
    expect([status, body.code, body.fields?.[0]?.name]).toEqual([409, 'DUPLICATE', 'url']);
    const second = await made();
    expect((await update({ ...second, url: '/extra/Taken' })).status).toBe(409);
    await remove(first.menuId);
    expect((await update({ ...second, url: '/extra/Taken' })).status).toBe(200);
  });

  it.each(['[]', '"board"', '3', 'null', '{board: double}', '{"board":'])(
    'has a JSON object as refData or none: not %s',
    async (refData) => {
      const { status, body } = await insert({ menuNm: '틀린 정보', url: `/extra/Ref${++n}`, refData });
      expect([status, body.fields?.[0]?.name]).toEqual([400, 'refData']);
      expect(await idOf(`/extra/Ref${n}`)).toBe(0);
    },
  );

  it.each<Row>([{ depth: 0 }, { children: [] }])('is refused a name that no form has: %j', async (forged) => {
    const { status, body } = await insert({ menuNm: '꾸민 메뉴', url: `/extra/Forged${++n}`, ...forged });
    expect([status, body.fields?.[0]?.name]).toEqual([400, Object.keys(forged)[0]]);
  });

  it.each<Row>([{ bsicYn: 'Y' }, { menuId: 1 }])(
    'is not given %j, which the server alone sets',
    async (forged) => {
      const { status, body } = await insert({ menuNm: '꾸민 메뉴', url: `/extra/Forged${++n}`, ...forged });
      expect([status, body.fields?.[0]?.name]).toEqual([200, undefined]);
      expect(body.data).not.toMatchObject(forged);
    },
  );
});

describe('the tree', () => {
  it('has four levels and no more, whether a menu is made, moved or brings others along', async () => {
    const first = await made();
    const second = await made({ upMenuId: first.menuId });
    const third = await made({ upMenuId: second.menuId });
    const fourth = await made({ upMenuId: third.menuId });
    const fifth = await insert({ menuNm: '다섯째', url: '/extra/Fifth', upMenuId: fourth.menuId });
    expect([fifth.status, fifth.body.fields?.[0]?.name]).toEqual([400, 'upMenuId']);
    const other = await made();
    const brought = await update({ ...(await detail(first.menuId)), upMenuId: other.menuId });
    expect([brought.status, brought.body.message]).toEqual([
      400,
      '메뉴는 4단계까지만 둘 수 있습니다. 더 위의 메뉴를 골라 주세요.',
    ]);
    const ordered = await order([{ menuId: first.menuId, upMenuId: other.menuId, sortNo: 1 }]);
    expect(ordered.status).toBe(400);
    expect((await detail(first.menuId)).upMenuId).toBeNull();
  });

  it('refuses a menu below itself, and a parent that is not there', async () => {
    const up = await made();
    const below = await made({ upMenuId: up.menuId });
    for (const upMenuId of [up.menuId, below.menuId, 987654]) {
      const { status, body } = await update({ ...(await detail(up.menuId)), upMenuId });
      expect([status, body.fields?.[0]?.name]).toEqual([400, 'upMenuId']);
    }
  });
});

describe('a menu that the product comes with', () => {
  it('keeps its address, and may be renamed', async () => {
    const record = await detail(articles);
    const { status, body } = await update({ ...record, url: '/article/Elsewhere' });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'url']);
    const renamed = await update({ ...record, menuNm: '외신 기사' });
    expect(renamed.body.data).toMatchObject({ menuNm: '외신 기사', url: '/article/Article', bsicYn: 'Y' });
  });

  it('is not deleted', async () => {
    const { status, body } = await remove(articles);
    expect([status, body.message]).toEqual([
      400,
      '기본 메뉴는 삭제할 수 없습니다. 쓰지 않으려면 미사용으로 바꿔 주세요.',
    ]);
    expect((await admin.get('/article-list')).status).toBe(200);
  });

  it.each([
    ['the menu screen', () => menuScreen],
    ['what stands above it', () => adminMenu],
  ])('cannot be disabled when it is %s', async (_what, menuId) => {
    const { status, body } = await update({ ...(await detail(menuId())), useYn: 'N' });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'useYn']);
  });
});

describe('deleting a menu', () => {
  it('is refused while others stand below it', async () => {
    const up = await made();
    const below = await made({ upMenuId: up.menuId });
    const { status, body } = await remove(up.menuId);
    expect([status, body.message]).toEqual([
      400,
      '하위 메뉴가 있는 메뉴는 삭제할 수 없습니다. 하위 메뉴를 먼저 옮기거나 삭제해 주세요.',
    ]);
    expect((await remove(below.menuId)).status).toBe(200);
    expect((await remove(up.menuId)).status).toBe(200);
    expect((await admin.get('/menu-detail', { menuId: Number(up.menuId) })).status).toBe(404);
  });
});

describe('the order of the menus', () => {
  it('is saved in one go and answered as the whole tree', async () => {
    const up = await made();
    const [one, two, three] = [await made(), await made(), await made()];
    const { status, body } = await order([
      { menuId: three.menuId, upMenuId: up.menuId, sortNo: 1 },
      { menuId: one.menuId, upMenuId: up.menuId, sortNo: 2 },
      { menuId: two.menuId, upMenuId: one.menuId, sortNo: 1 },
    ]);
    expect(status).toBe(200);
    const stored = flat(body.data).find(({ menuId }) => menuId === up.menuId);
    expect(stored?.children.map(({ menuId }) => menuId)).toEqual([three.menuId, one.menuId]);
    expect(stored?.children[1]?.children).toMatchObject([{ menuId: two.menuId, depth: 2 }]);
    expect(await tree()).toEqual(body.data);
  });

  it('changes version and history of moved menus only', async () => {
    const [one, two] = [await made({ sortNo: 5 }), await made({ sortNo: 6 })];
    await order([
      { menuId: one.menuId, upMenuId: null, sortNo: 5 },
      { menuId: two.menuId, upMenuId: null, sortNo: 9 },
    ]);
    expect((await detail(one.menuId)).mdfcnDt).toBe(one.mdfcnDt);
    expect((await update({ ...two, menuNm: '옛 화면' })).status).toBe(409);
    const changes = await inDatabase(async () =>
      db()
        .select()
        .from(changeHistory)
        .where(
          inArray(
            changeHistory.recordKey,
            [one, two].map(({ menuId }) => String(menuId)),
          ),
        ),
    );
    const moves = changes.filter(({ entityNm, chgKnd }) => entityNm === 'menu' && chgKnd === 'update');
    expect(moves).toMatchObject([
      { recordKey: String(two.menuId), bfrCn: { sortNo: 6 }, aftrCn: { sortNo: 9 }, rgtrId: 'demo-admin' },
    ]);
  });

  it.each<[string, (one: unknown, two: unknown) => unknown]>([
    [
      'a circle',
      (one, two) => [
        { menuId: one, upMenuId: two, sortNo: 1 },
        { menuId: two, upMenuId: one, sortNo: 1 },
      ],
    ],
    ['a menu below itself', (one) => [{ menuId: one, upMenuId: one, sortNo: 1 }]],
    ['a menu that is not there', () => [{ menuId: 987654, upMenuId: null, sortNo: 1 }]],
    ['a parent that is not there', (one) => [{ menuId: one, upMenuId: 987654, sortNo: 1 }]],
    [
      'a menu twice',
      (one) => [
        { menuId: one, upMenuId: null, sortNo: 1 },
        { menuId: one, upMenuId: null, sortNo: 2 },
      ],
    ],
    ['an order below zero', (one) => [{ menuId: one, upMenuId: null, sortNo: -1 }]],
    ['more than a place', (one) => [{ menuId: one, upMenuId: null, sortNo: 1, url: '/x' }]],
    ['no list', () => 'x'],
  ])('with %s is refused, and nothing moves', async (_what, items) => {
    const [one, two] = [await made(), await made()];
    const before = await tree();
    const good = { menuId: two.menuId, upMenuId: null, sortNo: 77 };
    const sent = items(one.menuId, two.menuId);
    const isAboutOne = Array.isArray(sent) && sent.length === 1;
    const { status, body } = await order(isAboutOne ? [good, ...(sent as unknown[])] : sent);
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'items']);
    expect(await tree()).toEqual(before);
  });

  it('of two branches hung below one another at the same moment is one', async () => {
    const [one, two] = [await made(), await made()];
    const below = (menuId: unknown, upMenuId: unknown) => order([{ menuId, upMenuId, sortNo: 1 }]);
    const answers = await Promise.all([below(one.menuId, two.menuId), below(two.menuId, one.menuId)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it('is for administrators alone', async () => {
    const staff = await signedIn(app, 'staff');
    const { menuId } = await made();
    expect((await order([{ menuId, upMenuId: null, sortNo: 3 }], staff)).status).toBe(403);
  });
});
