import { noRights, type SessionUser } from '#contract/session.ts';
import { type SessionState, useSession } from '#web/client/session/sessionStore.ts';

/** Signs a user in, as the screens see it: a member without rights, except those given. */
export const signInAs = (
  user: Partial<SessionUser> & { userId: string },
  given: Partial<Omit<NonNullable<SessionState['user']>, 'user'>> = {},
): void => {
  useSession.setState({
    user: {
      user: {
        userNm: '김민지',
        eml: 'kim@example.go.kr',
        groupId: null,
        groupNm: null,
        clctdrProfcTkcgYn: 'N',
        cmnctBbsMngrYn: 'N',
        mediaMngrYn: 'N',
        authorizedList: [],
        ...user,
      },
      authorizedInfo: noRights,
      pswdChgYmd: null,
      lastJoinCertYmd: null,
      joinCertYn: 'Y',
      ...given,
    },
  });
};
