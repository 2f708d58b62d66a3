import { boardFacts, boardPlaces } from '#contract/boards.ts';
import { countText } from '#contract/countText.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Menu } from '#generated/types/menu.ts';
import type { MenuNode } from '#generated/types/menuCalls.ts';
import { isAdministrator, verifiedCaller } from '#server/kernel/access/caller.ts';
import { type MenuRow, menuRows } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { denied } from '#server/kernel/failure.ts';
import { allowedTree, menuTree } from './menuTree.ts';
import { saveBoard } from './saveBoard.ts';
import { deleteMenu, insertMenu, orderMenus, updateMenu } from './saveMenu.ts';

/**
 * Whether a path (without query) belongs to a board among the menus in use: the board itself, one of its categories, or
 * a detail or registration page of either.
 */
export const isBoardAddress = (menus: readonly MenuRow[], path: string): boolean => {
  const used = menus.filter(({ useYn }) => useYn === 'Y');
  const url = path.replace(/\/(?:Detail\/[^/]+|Regist)\/?$/, '').replace(/(?<=.)\/+$/, '');
  const menu = used.find((one) => one.url === url);
  if (!menu) return false;
  if (boardFacts(menu.refData)) return true;
  const above = new Map(used.map(({ menuId, upMenuId }) => [menuId, upMenuId]));
  return [...boardPlaces(used).values()].some(({ menuId, rootId }) => {
    for (let id: number | null = menuId; id !== null && id !== rootId; id = above.get(id) ?? null)
      if (id === menu.menuId) return true;
    return false;
  });
};

const columns = [
  { label: '단계', width: 8 },
  { label: '메뉴명', width: 28 },
  { label: '상위 메뉴', width: 28 },
  { label: '주소', width: 40 },
  { label: '사용 여부', width: 12 },
  { label: '비고', width: 50 },
];

/** The menus in tree order, each with its parent. */
const lines = (nodes: readonly MenuNode[], above: string | null): Cell[][] =>
  nodes.flatMap((node) => [
    [node.depth + 1, node.menuNm, above, node.url, node.useYn === 'Y' ? '사용' : '미사용', node.rmrk],
    ...lines(node.children, node.menuNm),
  ]);

async function* inOneBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** Exports all menus in tree order. */
const menuExcel: Handler<'GET /menu-list-excel'> = async ({ query, caller, reply }) => {
  const rows = lines(menuTree(await menuRows()), null);
  const preamble = [
    '메뉴 목록',
    '조건: 없음 (정렬: 메뉴 순서)',
    `내려받은 때: ${koreanTime(new Date())} / 내려받은 사람: ${caller.user.userNm}`,
    `건수: ${countText(rows.length)}`,
  ];
  const file = { label: '메뉴', format: query.format ?? 'xlsx', total: rows.length } as const;
  return sendTable(reply, { preamble, columns, batches: inOneBatch(rows) }, file);
};

type Ids =
  | 'GET /menu-list'
  | 'GET /menu-check'
  | 'GET /menu-list-excel'
  | 'POST /insert-menu'
  | 'PUT /update-menu'
  | 'DELETE /delete-menu'
  | 'PUT /update-menu/order'
  | 'PUT /update-menu/board';

/** The menu tree visible to the signed-in user; administrators may request and edit the whole tree. */
export const menuHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = (record: Row) => ({
    data: presentRecord<Menu>(entityOf(catalogue, 'menu'), record),
  });
  return {
    'GET /menu-list': async ({ caller: given, query }) => {
      const caller = verifiedCaller(given);
      const tree = menuTree(await menuRows());
      if (query.all === 'Y' && isAdministrator(caller)) {
        if (caller.rights.ipYn !== 'Y') throw denied();
        return { data: tree };
      }
      const allowed = new Set(caller.rights.authorizedMenuList.map((menu) => menu.menuId));
      return { data: allowedTree(tree, (menuId) => allowed.has(menuId)) };
    },
    'GET /menu-check': async ({ query }) => ({
      data: { boardYn: isBoardAddress(await menuRows(), query.path) ? 'Y' : 'N' },
    }),
    'GET /menu-list-excel': menuExcel,
    'POST /insert-menu': async ({ body, caller }) => answer(await insertMenu(catalogue, caller, body)),
    'PUT /update-menu': async ({ body, caller }) => answer(await updateMenu(catalogue, caller, body)),
    'DELETE /delete-menu': async ({ body, caller }) => ({ data: await deleteMenu(catalogue, caller, body) }),
    'PUT /update-menu/order': async ({ body, caller }) => {
      await orderMenus(catalogue, caller, body.items);
      return { data: menuTree(await menuRows()) };
    },
    'PUT /update-menu/board': async ({ body, caller }) => {
      const { categories, classes, ...board } = body;
      await saveBoard(catalogue, caller, { ...board, categories: categories ?? [], classes: classes ?? [] });
      return { data: menuTree(await menuRows()) };
    },
  };
};
