import type { EntitySpec } from '#contract/entity.ts';
import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/kit/session/allMenus.ts';
import { rightsOf, useSession } from '#web/kit/session/sessionStore.ts';
import { holdsWriteRight } from '#web/kit/session/writeRight.ts';

/** Whether one of these menus is the person's. */
const holdsMenu = (rights: AuthorizedInfo, menus: readonly MenuNode[], urls: readonly string[]): boolean =>
  allMenus(menus).some(
    ({ url, menuId }) =>
      url !== null &&
      urls.includes(url) &&
      rights.authorizedMenuList.some((held) => held.menuId === menuId && held.authorizedYn === 'Y'),
  );

/** What the person may do with the entity: what its schema names, and their rights allow. */
export const useMay = (spec: EntitySpec): Record<'insert' | 'update' | 'delete', boolean> => {
  const rights = useSession(rightsOf);
  const menus = useSession(({ menu }) => menu);
  const isFlagged = useSession(
    ({ user }) => spec.writeFlag !== undefined && user?.user[spec.writeFlag] === 'Y',
  );
  const writes =
    holdsWriteRight(rights, menus, spec.menus) || (isFlagged && holdsMenu(rights, menus, spec.menus));
  return {
    insert: writes && spec.operations.insert !== undefined,
    update: writes && spec.operations.update !== undefined,
    delete: writes && spec.operations.delete !== undefined,
  };
};

/** True for administrators: some fields are theirs alone. */
export const useIsAdmin = (): boolean => useSession((state) => rightsOf(state).mngrYn === 'Y');
