import { noRights, type Session, type SessionUser } from '#contract/session.ts';
import { useSession } from '#web/client/session/sessionStore.ts';

const person: SessionUser = {
  userId: 'u-1',
  userNm: '김민지',
  eml: 'staff@example.go.kr',
  groupId: null,
  groupNm: null,
  clctdrProfcTkcgYn: 'N',
  cmnctBbsMngrYn: 'N',
  mediaMngrYn: 'N',
  authorizedList: [],
};

/** The session of a member without rights, for whom no step of the sign-in is left; except what is given. */
export const sessionOf = (given: Partial<Session> = {}): Session => ({
  user: person,
  authorizedInfo: noRights,
  pswdChgYmd: '2026-10-01',
  lastJoinCertYmd: '2026-10-01',
  joinCertYn: 'Y',
  additionalVerificationRequired: false,
  passwordExtensionRequired: false,
  passwordChangeRequired: false,
  ...given,
});

/** Signs a user in, as the screens see it: as `sessionOf`. */
export const signInAs = (user: Partial<SessionUser>, given: Partial<Session> = {}): void => {
  useSession.setState({ user: sessionOf({ user: { ...person, ...user }, ...given }) });
};
