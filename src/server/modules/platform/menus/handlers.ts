import type { Calls } from '#generated/api/calls.ts';
import type { Menu } from '#generated/types/menu.ts';
import { isAdministrator } from '#server/kernel/access/caller.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import { wholeCaller } from '#server/kernel/access/wholeCaller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { denied } from '#server/kernel/failure.ts';
import { isBoardAddress } from './isBoardAddress.ts';
import { menuExcel } from './menuExcel.ts';
import { allowedTree, menuTree } from './menuTree.ts';
import { saveBoard } from './saveBoard.ts';
import { deleteMenu, insertMenu, orderMenus, updateMenu } from './saveMenu.ts';

type Ids =
  | 'GET /menu-list'
  | 'GET /menu-check'
  | 'GET /menu-list-excel'
  | 'POST /insert-menu'
  | 'PUT /update-menu'
  | 'DELETE /delete-menu'
  | 'PUT /update-menu/order'
  | 'PUT /update-menu/board';

/** The menu tree as the signed-in person may see it; administrators may ask for all of it, and tend it. */
export const menuHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = (record: Row) => ({
    data: presentRecord(entityOf(catalogue, 'menu'), record) as unknown as Menu,
  });
  return {
    'GET /menu-list': async ({ caller: given, query }) => {
      const caller = wholeCaller(given);
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
