import type { Access } from '#contract/entity.ts';
import { holds } from '#server/kernel/access/authorize.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';

/** The boards that keep their posts together: each has a menu whose rights open it. */
export const boardMenus = {
  ADMIN: '/admin/AdminBoard',
  NOTICE: '/communication/Notice',
  BOARD: '/communication/Board',
} as const;

export type BoardKind = keyof typeof boardMenus;

export const boardKinds = Object.keys(boardMenus) as BoardKind[];

export const isBoardKind = (kind: unknown): kind is BoardKind => boardKinds.includes(kind as BoardKind);

type BoardAccess = Extract<Access, `menu:${string}`>;

/** Keeps the communication board in order. */
export const isBoardManager = ({ user }: Caller): boolean => user.cmnctBbsMngrYn === 'Y';

/** Administration asks for its flag and for an allowed address, whatever the call. */
const isInAdministration = ({ rights }: Caller): boolean =>
  rights.mngrYn === 'Y' && rights.mngrShowYn === 'Y' && rights.ipYn === 'Y';

/** Whether the caller has this right on the board. To its manager the menu of the communication board opens everything. */
export const mayOnBoard = (caller: Caller, kind: BoardKind, access: BoardAccess): boolean => {
  if (kind === 'ADMIN') return isInAdministration(caller);
  if (isAdministrator(caller)) return true;
  const wanted = kind === 'BOARD' && isBoardManager(caller) ? 'menu:list' : access;
  return caller.menuIdsOf([boardMenus[kind]]).some((menuId) => holds(caller, menuId, wanted));
};

/** The boards on which the caller has this right. */
export const boardsOpenTo = (caller: Caller, access: BoardAccess): BoardKind[] =>
  boardKinds.filter((kind) => mayOnBoard(caller, kind, access));

/** Whether the caller sees every post of the communication board, recipient or not, and sets it right. */
export const keepsBoard = (caller: Caller): boolean => isAdministrator(caller) || isBoardManager(caller);
