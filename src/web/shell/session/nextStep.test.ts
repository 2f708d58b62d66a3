import { describe, expect, it } from 'vitest';
import type { Session } from '#contract/session.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { decideRoute } from '../guard/guard.ts';
import { nextStep } from './loadSession.ts';

const today = '2026-11-21';
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
  ])('%o: %s', (given, step) => expect(nextStep(sessionOf(given), today)).toBe(step));

  it('is null exactly when the guard no longer ends the session for its dates: no loop', () => {
    const days = [null, '2026-05-20', '2026-05-21', '2026-08-20', '2026-08-21', '2026-11-21'];
    for (const lastJoinCertYmd of days)
      for (const pswdChgYmd of days)
        for (const joinCertYn of ['Y', 'N'] as const) {
          const one = sessionOf({
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
