import { noRights, type SessionUser } from '#contract/session.ts';
import type { Caller } from '#server/kernel/access/caller.ts';

/** A caller without a database session: a user without rights, except those given. */
export const callerOf = (
  user: Partial<SessionUser> = {},
  rights: Partial<Caller['rights']> = {},
): Caller => ({
  sessionId: 'session',
  user: {
    userId: 'SYSTEM',
    userNm: '시스템',
    eml: 'system@example.go.kr',
    groupId: null,
    groupNm: null,
    clctdrProfcTkcgYn: 'N',
    cmnctBbsMngrYn: 'N',
    mediaMngrYn: 'N',
    authorizedList: [],
    ...user,
  },
  rights: { ...noRights, ...rights },
  menuIdsOf: () => [],
  stepPending: false,
  verificationPending: false,
  ip: '127.0.0.1',
  openedAt: new Date(0),
  idleEnd: null,
  administers: false,
});

/** An administrator without a session, with all rights. */
export const administrator = callerOf({}, { ipYn: 'Y', mngrYn: 'Y' });
