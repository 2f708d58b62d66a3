import type { AuthorizedInfo, SessionUser } from '#contract/session.ts';
import type { MenuIds } from './authorize.ts';

/** Who calls, and what they may do; read from the session once per request. */
export interface Caller {
  sessionId: string;
  user: SessionUser;
  rights: AuthorizedInfo;
  /** Ids of the menus that there are, by their urls. */
  menuIdsOf: MenuIds;
  /** A sign-in step is pending: only a few calls are open. */
  stepPending: boolean;
  /** The pending step is the code that administrators at a new address are asked for: the first of all steps. */
  verificationPending: boolean;
  ip: string;
  /** When the session was opened. */
  openedAt: Date;
  /** When it ends if nothing happens; null for one that was opened before this was kept. */
  idleEnd: Date | null;
  /** It has been used to administer, so it ends the earlier. */
  administers: boolean;
}

export const isAdministrator = (caller: Caller): boolean => caller.rights.mngrYn === 'Y';

/** Whether the person is a member of the authority group; administrators count as members of all. */
export const belongsTo = (caller: Caller, authrtId: number): boolean =>
  isAdministrator(caller) || caller.user.authorizedList.some((held) => held.authrtId === authrtId);
