import { type ItemKind, itemKinds } from '#contract/itemKinds.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';

/**
 * Kinds whose lists the caller may read; items of others are hidden from them, even in their own memos.
 * @param access `menu:read` for kinds whose details and files may be read too
 */
export const openKinds = async (
  catalogue: Catalogue,
  caller: Caller,
  access: 'menu:list' | 'menu:read' = 'menu:list',
): Promise<ItemKind[]> => {
  const menuIds = await menuIdsOf();
  return itemKinds.filter((kind) => {
    const { menus, label } = entityOf(catalogue, kind);
    const list = { id: kind, method: 'GET', path: '', summary: label, access, menus } as const;
    return authorize(list, caller, menuIds) === undefined;
  });
};
