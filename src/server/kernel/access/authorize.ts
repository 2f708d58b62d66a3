import type { OperationSpec } from '#contract/entity.ts';
import { denied, type Failure, stepRequired, unauthorized } from '../failure.ts';
import { belongsTo, type Caller } from './caller.ts';

/** Ids of the menus at these urls. */
export type MenuIds = (urls: readonly string[]) => readonly number[];

/** Whether the caller has this right in the menu; administrators have every right in all menus. */
export const hasRight = (caller: Caller, menuId: number, access: OperationSpec['access']): boolean => {
  if (caller.rights.mngrYn === 'Y') return true;
  if (access === 'menu:list') {
    return caller.rights.authorizedMenuList.some(
      (menu) => menu.menuId === menuId && menu.authorizedYn === 'Y',
    );
  }
  const detail = caller.rights.authorizedDetailList.find((menu) => menu.menuId === menuId);
  return access === 'menu:write' ? detail?.wrtYn === 'Y' : detail?.prslYn === 'Y' || detail?.wrtYn === 'Y';
};

const isFlagged = (caller: Caller, flag: OperationSpec['flag']): boolean =>
  flag !== undefined && caller.user[flag] === 'Y';

/** If the request names one of the operation's menus, only that menu is checked; any other menu id is ignored. */
const menusToCheck = (menuIds: readonly number[], named: number | undefined): readonly number[] =>
  named !== undefined && menuIds.includes(named) ? [named] : menuIds;

/**
 * Checks whether the caller may call the operation.
 * The order of the checks matters: session, pending sign-in step, address, right.
 * @returns undefined if allowed, else the failure to answer with
 */
export const authorize = (
  operation: OperationSpec,
  caller: Caller | null,
  menuIdsOf: MenuIds,
  { namedMenu, isMachine = false }: { namedMenu?: number; isMachine?: boolean } = {},
): Failure | undefined => {
  if (operation.access === 'public') return undefined;
  if (operation.access === 'machine') return isMachine ? undefined : denied();
  if (!caller) return unauthorized();
  if (caller.stepPending && !operation.duringSteps) return stepRequired();
  if (operation.ip && caller.rights.ipYn !== 'Y') return denied();
  switch (operation.access) {
    case 'session':
      return undefined;
    case 'admin':
      return caller.rights.mngrYn === 'Y' && caller.rights.mngrShowYn === 'Y' ? undefined : denied();
    default: {
      const menus = menusToCheck(menuIdsOf(operation.menus), namedMenu);
      const access = isFlagged(caller, operation.flag) ? 'menu:list' : operation.access;
      const isMember = operation.authority === undefined || belongsTo(caller, operation.authority);
      return isMember && menus.some((menuId) => hasRight(caller, menuId, access)) ? undefined : denied();
    }
  }
};
