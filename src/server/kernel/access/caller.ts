import type { AuthorizedInfo, SessionUser } from '#contract/session.ts';
import type { MenuIds } from './authorize.ts';

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
