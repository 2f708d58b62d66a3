import type { EntitySpec } from '#contract/entity.ts';
import { hasWriteRight, opensScreen } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';

/** The user's permissions for the entity: the operations in its schema that the user's rights allow. */
export const useMay = (spec: EntitySpec): Record<'insert' | 'update' | 'delete', boolean> => {
  const rights = useSession(rightsOf);
  const menus = useSession(({ menu }) => menu);
  const isFlagged = useSession(
    ({ user }) => spec.writeFlag !== undefined && user?.user[spec.writeFlag] === 'Y',
  );
  const writes =
    hasWriteRight(rights, menus, spec.menus) || (isFlagged && opensScreen(rights, menus, spec.menus));
  return {
    insert: writes && spec.operations.insert !== undefined,
    update: writes && spec.operations.update !== undefined,
    delete: writes && spec.operations.delete !== undefined,
  };
};

/** True for administrators: some fields are theirs only. */
export const useIsAdmin = (): boolean => useSession((state) => rightsOf(state).mngrYn === 'Y');
