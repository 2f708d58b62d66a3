import type { Access } from '#contract/entity.ts';
import { type Caller, hasRight, isAdministrator } from '#server/kernel/access/caller.ts';

/** The boards with a common table of posts: the rights of each are those of its menu. */
export const boardMenus = {
  ADMIN: '/admin/AdminBoard',
  NOTICE: '/communication/Notice',
  BOARD: '/communication/Board',
} as const;

export type BoardKind = keyof typeof boardMenus;

export const boardKinds = Object.keys(boardMenus) as BoardKind[];

export const isBoardKind = (kind: unknown): kind is BoardKind => boardKinds.includes(kind as BoardKind);

type BoardAccess = Extract<Access, `menu:${string}`>;

/** Whether the caller manages the communication board. */
export const isBoardManager = ({ user }: Caller): boolean => user.cmnctBbsMngrYn === 'Y';

/** Administration requires its flag and an allowed address for every call. */
const isInAdministration = ({ rights }: Caller): boolean =>
  rights.mngrYn === 'Y' && rights.mngrShowYn === 'Y' && rights.ipYn === 'Y';

/**
 * Whether the caller has this right on the board. For the manager of the communication board the right to list its menu
 * suffices for everything.
 */
export const mayOnBoard = (caller: Caller, kind: BoardKind, access: BoardAccess): boolean => {
  if (kind === 'ADMIN') return isInAdministration(caller);
  if (isAdministrator(caller)) return true;
  const wanted = kind === 'BOARD' && isBoardManager(caller) ? 'menu:list' : access;
  return caller.menuIdsOf([boardMenus[kind]]).some((menuId) => hasRight(caller, menuId, wanted));
};

/** The boards on which the caller has this right. */
export const boardsOpenTo = (caller: Caller, access: BoardAccess): BoardKind[] =>
  boardKinds.filter((kind) => mayOnBoard(caller, kind, access));

/** Whether the caller sees every post of the communication board, as recipient or not, and moderates it. */
export const moderatesBoard = (caller: Caller): boolean => isAdministrator(caller) || isBoardManager(caller);
