import { isAdministrator } from '../../access/caller.ts';
import { unauthorized } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import { menuRows } from './menus.ts';
import { allowedTree, menuTree } from './menuTree.ts';

/** The menu tree as the signed-in person may see it; administrators may ask for all of it. */
export const menuHandlers: { 'GET /menu-list': Handler<'GET /menu-list'> } = {
  'GET /menu-list': async ({ caller, query }) => {
    if (!caller) throw unauthorized();
    const tree = menuTree(await menuRows());
    if (query.all === 'Y' && isAdministrator(caller)) return { data: tree };
    const allowed = new Set(caller.rights.authorizedMenuList.map((menu) => menu.menuId));
    return { data: allowedTree(tree, (menuId) => allowed.has(menuId)) };
  },
};
