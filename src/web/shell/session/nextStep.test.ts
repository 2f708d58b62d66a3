import { describe, expect, it } from 'vitest';
import { noRights, type Session } from '#contract/session.ts';
import { decideRoute } from '../guard/guard.ts';
import { nextStep } from './loadSession.ts';

const today = '2026-11-21';
const session = (given: Partial<Session> = {}): Session => ({
  user: {
    userId: 'u-1',
    userNm: '김민지',
    eml: 'staff@example.go.kr',
    groupId: 1,
    groupNm: '직원',
    clctdrProfcTkcgYn: 'N',
    cmnctBbsMngrYn: 'N',
    mediaMngrYn: 'N',
    authorizedList: [],
  },
  authorizedInfo: noRights,
  pswdChgYmd: '2026-10-01',
  lastJoinCertYmd: '2026-10-01',
  joinCertYn: 'Y',
  additionalVerificationRequired: false,
  passwordExtensionRequired: false,
  passwordChangeRequired: false,
  ...given,
});

describe('the next step of a sign-in', () => {
  it.each<[Partial<Session>, string | null]>([
    [{}, null],
    [{ joinCertYn: 'N', lastJoinCertYmd: null }, null],
    [{ passwordExtensionRequired: true }, 'passwordExtension'],
    [{ passwordChangeRequired: true, passwordExtensionRequired: true }, 'passwordChange'],
    [
      { additionalVerificationRequired: true, passwordChangeRequired: true, lastJoinCertYmd: null },
      'additionalVerification',
    ],
    [{ lastJoinCertYmd: '2026-08-21' }, null],
    [{ lastJoinCertYmd: '2026-08-20' }, 'certification'],
    [{ lastJoinCertYmd: '2026-08-20', passwordExtensionRequired: true }, 'passwordExtension'],
    [{ lastJoinCertYmd: null }, 'certification'],
    [{ lastJoinCertYmd: '2026-08-20', joinCertYn: 'N' }, 'certification'],
    [{ lastJoinCertYmd: '2026-11-01', joinCertYn: 'N' }, 'certification'],
  ])('%o: %s', (given, step) => expect(nextStep(session(given), today)).toBe(step));

  it('is null exactly when the guard no longer ends the session for its dates: no loop', () => {
    const days = [null, '2026-05-20', '2026-05-21', '2026-08-20', '2026-08-21', '2026-11-21'];
    for (const lastJoinCertYmd of days)
      for (const pswdChgYmd of days)
        for (const joinCertYn of ['Y', 'N'] as const) {
          const one = session({
            lastJoinCertYmd,
            pswdChgYmd,
            joinCertYn,
            passwordChangeRequired: pswdChgYmd === null,
            passwordExtensionRequired: pswdChgYmd !== null && pswdChgYmd < '2026-05-21',
          });
          if (nextStep(one, today)) continue;
          const path = joinCertYn === 'N' ? '/login/agreement' : '/dashboard';
          expect(decideRoute({ path, user: one, menus: [], today })).toEqual({ kind: 'go' });
        }
  });
});
