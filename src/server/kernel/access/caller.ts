import type { OperationSpec } from '#contract/entity.ts';
import type { AuthorizedInfo, SessionUser } from '#contract/session.ts';
import { denied, type Failure, keyRefused, stepRequired, unauthorized } from '../failure.ts';

/** The caller of a request and their rights; read from the session once per request. */
export interface Caller {
  sessionId: string;
  user: SessionUser;
  rights: AuthorizedInfo;
  /** Looks up menu ids by url. */
  menuIdsOf: MenuIds;
  /** A sign-in step is pending: only a few calls are open. */
  stepPending: boolean;
  /** The pending step is the verification code that administrators enter at a new address: the first of all steps. */
  verificationPending: boolean;
  ip: string;
  /** The access key by which a program calls in place of its owner, without a session: what it allows. */
  key?: { tknId: number; feeds: boolean; reads: boolean };
  /** When the session was opened. */
  openedAt: Date;
  /** Time at which the session expires without activity; null for a session opened before this was stored. */
  idleEnd: Date | null;
  /** The session has been used for administration, so its idle time is shorter. */
  administers: boolean;
}

export const isAdministrator = (caller: Caller): boolean => caller.rights.mngrYn === 'Y';

/** Whether the user is a member of the authority group; administrators count as members of all. */
export const belongsTo = (caller: Caller, authrtId: number): boolean =>
  isAdministrator(caller) || caller.user.authorizedList.some((held) => held.authrtId === authrtId);

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
 * An access key opens the feeds, or the calls that programs may make; `authorize` judges the rights of its owner.
 * @returns undefined for a call with such a key, or without one
 */
export const refusalOfKey = (
  { access, readApi }: OperationSpec,
  caller: Caller | null,
): Failure | undefined => {
  if (!caller?.key || access === 'token') return undefined;
  return readApi && caller.key.reads ? undefined : keyRefused(readApi ? '자료 조회' : undefined);
};

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
    case 'token':
      return caller.key?.feeds ? undefined : keyRefused('피드');
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

/**
 * The caller, provided that no additional verification is pending: until the code for a new address is entered, the
 * password alone gives no access.
 * @throws Failure 401 without a session, 403 STEP_REQUIRED before the code
 */
export const verifiedCaller = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  if (caller.verificationPending) throw stepRequired();
  return caller;
};
