import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { authorityMenu, menu } from '#generated/tables/index.ts';
import type { BoardPost } from '#generated/types/boardPost.ts';
import type { MenuNode } from '#generated/types/menuCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { menuHolder } from '../helpers/menuHolder.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Stored = Answer<ErrorBody & { data: BoardPost }>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

const flat = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((node) => [node, ...flat(node.children)]);
const menus = async (): Promise<MenuNode[]> => {
  const { body } = (await admin.get('/menu-list', { all: 'Y' })) as Answer<{ data: MenuNode[] }>;
  return flat(body.data);
};
const menuAt = async (url: string): Promise<MenuNode> => {
  const found = (await menus()).find((one) => one.url === url);
  if (!found) throw new Error(`There is no menu ${url}.`);
  return found;
};
const newMenu = async (url: string, above = '/communication'): Promise<number> => {
  const { menuId: upMenuId } = await menuAt(above);
  const values = { menuNm: `시험 ${url}`, url, upMenuId, sortNo: 50, useYn: 'Y' };
  const { body } = (await admin.write('POST', '/insert-menu', values)) as Answer<{ data: MenuNode }>;
  return body.data.menuId;
};
const categories = [
  {
    menuId: null,
    menuNm: '정책',
    children: [
      { menuId: null, menuNm: '국내' },
      { menuId: null, menuNm: '해외' },
    ],
  },
  { menuId: null, menuNm: 'Data', children: [{ menuId: null, menuNm: 'Statistics' }] },
];
const asBoard = (values: object, client = admin) =>
  client.write('PUT', '/update-menu/board', {
    board: 'triple',
    view: 'table',
    categories,
    classes: ['보고서', '법령'],
    ...values,
  }) as Promise<Answer<ErrorBody & { data: MenuNode[] }>>;
const insert = (values: object, client: Client) =>
  client.upload('POST', '/insert-esboard', 'board', {
    ttl: '제목',
    cn: '<p>글</p>',
    ...values,
  }) as Promise<Stored>;

describe('a triple board', () => {
  const url = '/communication/Library';
  let menuId = 0;
  let leaf: MenuNode;
  let writer: Client;

  beforeAll(async () => {
    menuId = await newMenu(url);
    writer = await menuHolder(app, [url, '/communication/Notice'], { prslYn: 'Y', wrtYn: 'Y' });
    const { status, body } = await asBoard({ menuId });
    if (status !== 200) throw new Error(body.message);
    leaf = await menuAt(`${url}/c1/s1`);
  });

  it('is a menu with two levels below it and a master code', async () => {
    const root = await menuAt(url);
    expect(JSON.parse(root.refData ?? '')).toEqual({
      board: 'triple',
      view: 'table',
      clsfCdId: `BOARD_${menuId}`,
    });
    expect(root.children.map((one) => [one.menuNm, one.url])).toEqual([
      ['정책', `${url}/c1`],
      ['Data', `${url}/Data`],
    ]);
    expect(root.children.flatMap(({ children }) => children.map((one) => one.url))).toEqual([
      `${url}/c1/s1`,
      `${url}/c1/s2`,
      `${url}/Data/Statistics`,
    ]);
    const { body } = (await writer.get('/commoncode-list/ref', { upCdId: `BOARD_${menuId}` })) as Answer<{
      data: { cdId: string; cdNm: string }[];
    }>;
    expect(body.data.map(({ cdNm }) => cdNm)).toEqual(['보고서', '법령']);
  });

  it('is visible by name only to users who may not open it', async () => {
    const stranger = await menuHolder(app, ['/communication/Notice'], { prslYn: 'Y', wrtYn: 'Y' });
    const checked = async (path: string) => (await stranger.get('/menu-check', { path })).body;
    for (const path of [url, `${url}/c1`, `${url}/c1/s1/Detail/1`, '/product/publicity/CardNews'])
      expect(await checked(path)).toEqual({ data: { boardYn: 'Y' } });
    for (const path of ['/communication/Nowhere', '/communication/Notice', '/admin/MenuManage', '/'])
      expect(await checked(path)).toEqual({ data: { boardYn: 'N' } });
  });

  it('sent twice, or by two people at once, has each category once', async () => {
    const before = (await menus()).length;
    expect((await asBoard({ menuId })).status).toBe(200);
    expect((await menus()).length).toBe(before);
  });

  it('is open to those with its menu, without a new sign-in', async () => {
    const answer = await insert({ menuId: leaf.menuId, pstClsfCd: `BOARD_${menuId}_01` }, writer);
    expect([answer.status, answer.body.data?.pstClsfCd]).toEqual([200, `BOARD_${menuId}_01`]);
    const { body } = (await writer.get('/esboard-detail', {
      pstId: answer.body.data.pstId,
    })) as Stored;
    expect(body.data).toMatchObject({ pstClsfCdNm: '보고서', menuNm: '국내', pstKndCd: `MENU_${menuId}` });
  });

  it.each([
    [{}, '분류을(를) 입력해주세요.'],
    [{ pstClsfCd: 'PST_CLSF_01' }, '이 게시판의 분류가 아닙니다. 분류를 다시 골라 주세요.'],
  ])('refuses a post with %j', async (values, sentence) => {
    const { status, body } = await insert({ menuId: leaf.menuId, ...values }, writer);
    expect([status, body.message]).toEqual([400, sentence]);
  });

  it('takes no posts in the board itself or in a category', async () => {
    for (const id of [menuId, (await menuAt(`${url}/c1`)).menuId])
      expect((await insert({ menuId: id, pstClsfCd: `BOARD_${menuId}_01` }, admin)).status).toBe(400);
  });

  it('can be renamed, extended and restyled, and keeps its posts', async () => {
    const first = (await menuAt(url)).children[0] as MenuNode;
    const { status } = await asBoard({
      menuId,
      view: 'cards',
      categories: [
        {
          menuId: first.menuId,
          menuNm: '정책 자료',
          children: [
            ...first.children.map((one) => ({ menuId: one.menuId, menuNm: one.menuNm })),
            { menuId: null, menuNm: '지방' },
          ],
        },
      ],
      classes: ['보고서', '통계'],
    });
    expect(status).toBe(200);
    const root = await menuAt(url);
    expect(JSON.parse(root.refData ?? '')).toMatchObject({ view: 'cards', clsfCdId: `BOARD_${menuId}` });
    expect(root.children.map(({ menuNm }) => menuNm)).toEqual(['정책 자료', 'Data']);
    expect(root.children[0]?.children.map((one) => one.url)).toEqual([
      `${url}/c1/s1`,
      `${url}/c1/s2`,
      `${url}/c1/s3`,
    ]);
    const codes = (await writer.get('/commoncode-list/ref', { upCdId: `BOARD_${menuId}` })) as Answer<{
      data: { cdNm: string }[];
    }>;
    expect(codes.body.data.map(({ cdNm }) => cdNm)).toEqual(['보고서', '법령', '통계']);
  });

  it('keeps its kind and its categories with posts', async () => {
    const words = /글이 있어 이 게시판을/;
    const product = await asBoard({ menuId, board: 'product', categories: [], classes: [] });
    expect([product.status, product.body.message]).toEqual([400, expect.stringMatching(words)]);
    const gone = (await admin.write('DELETE', '/delete-menu', { menuId: leaf.menuId })) as Answer<ErrorBody>;
    expect([gone.status, gone.body.message]).toEqual([400, expect.stringMatching(words)]);
    const away = (await admin.write('PUT', '/update-menu/order', {
      items: [{ menuId: leaf.menuId, upMenuId: null, sortNo: 9 }],
    })) as Answer<ErrorBody>;
    expect([away.status, away.body.message]).toEqual([400, expect.stringMatching(words)]);
  });

  it('is recorded in the history of the authority group', async () => {
    const held = await inDatabase(() =>
      db()
        .select({ authrtId: authorityMenu.authrtId })
        .from(authorityMenu)
        .innerJoin(menu, eq(menu.menuId, authorityMenu.menuId))
        .where(and(eq(menu.url, `${url}/c1/s3`), eq(authorityMenu.authorizedYn, 'Y'))),
    );
    const { body } = (await admin.get('/changehistory-list', {
      entityNm: 'authorityGroup',
      recordKey: String(held[0]?.authrtId),
    })) as Answer<{ totalRecords: number }>;
    expect(body.totalRecords).toBeGreaterThan(0);
  });
});

describe('what cannot be a board', () => {
  it.each([
    ['/communication/Notice', {}, '기본 메뉴는'],
    ['/product/publicity/CardNews', {}, '기본 메뉴는'],
    ['/admin/AdminBoard', {}, '기본 메뉴는'],
  ])('%s', async (url, values, words) => {
    const { menuId } = await menuAt(url);
    const { status, body } = await asBoard({ menuId, ...values });
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  });

  it.each([
    [{ categories: [] }, '분류를 하나 이상'],
    [{ categories: [{ menuId: null, menuNm: '정책', children: [] }] }, '분류를 하나 이상'],
    [{ categories: [...categories, ...categories] }, '두 번'],
    [{ categories: [{ menuId: null, menuNm: ' ', children: [{ menuId: null, menuNm: '가' }] }] }, '분류'],
    [
      {
        categories: [{ menuId: null, menuNm: '가'.repeat(101), children: [{ menuId: null, menuNm: '가' }] }],
      },
      '1자에서',
    ],
    [
      { categories: [{ menuId: 1, menuNm: '정책', children: [{ menuId: null, menuNm: '가' }] }] },
      '새로 고친 뒤',
    ],
    [{ classes: [] }, '세부 분류을(를) 입력해주세요.'],
    [{ classes: ['가', '가'] }, '두 번'],
    [{ board: 'product' }, '기본형'],
    [{ board: 'quadruple' }, ''],
    [{ menuId: 99_999_999 }, ''],
  ])('a menu with %j', async (values, words) => {
    const menuId = await newMenu(`/communication/Faulty${Math.random().toString(36).slice(2, 8)}`);
    const { status, body } = await asBoard({ menuId, ...values });
    expect(status).toBe('menuId' in values ? 404 : 400);
    expect(body.message).toContain(words);
    expect((await menus()).find((one) => one.menuId === menuId)?.refData).toBeNull();
  });

  it('a menu that stands too deep: nothing of it is left', async () => {
    await newMenu('/communication/Deep');
    const menuId = await newMenu('/communication/Deep/Deeper', '/communication/Deep');
    const { status, body } = await asBoard({ menuId, board: 'double', classes: [] });
    expect([status, body.message]).toEqual([400, expect.stringContaining('4단계')]);
    expect((await menus()).some(({ url }) => url?.startsWith('/communication/Deep/Deeper/'))).toBe(false);
  });
});

describe('a base product page', () => {
  it('may be shown in another way, and stays what it is', async () => {
    const { menuId, refData } = await menuAt('/product/weekly/WeeklyEconomy');
    const { status } = await asBoard({
      menuId,
      board: 'product',
      view: 'gallery',
      categories: [],
      classes: [],
    });
    expect(status).toBe(200);
    const after = JSON.parse((await menuAt('/product/weekly/WeeklyEconomy')).refData ?? '') as object;
    expect(after).toEqual({ ...(JSON.parse(refData ?? '') as object), view: 'gallery' });
  });
});

describe('refData written by hand', () => {
  it.each([
    '{"board":"quadruple"}',
    '{"board":"double","view":"wall"}',
    '{"board":"triple","clsfCdId":"소문자"}',
  ])('%s is refused in words', async (refData) => {
    const { menuId: upMenuId } = await menuAt('/communication');
    const { status, body } = (await admin.write('POST', '/insert-menu', {
      menuNm: '손으로',
      url: `/communication/Hand${refData.length}`,
      upMenuId,
      sortNo: 90,
      refData,
    })) as Answer<ErrorBody>;
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'refData']);
  });
});
