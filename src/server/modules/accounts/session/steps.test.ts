import { describe, expect, it } from 'vitest';
import { isStepPending, pendingSteps } from './steps.ts';

const today = '2026-11-21';
const fresh = { pswdChgYmd: '2026-11-01', lastJoinCertYmd: '2026-11-01', joinCertYn: 'Y', addVrfcYn: 'N' };

describe('pending sign-in steps', () => {
  it.each([
    ['an account that is up to date', {}, false],
    ['a password that turns six months old today', { pswdChgYmd: '2026-05-21' }, false],
    ['a password one day older', { pswdChgYmd: '2026-05-20' }, true],
    ['a password never set', { pswdChgYmd: null }, true],
    ['a certification that turns three months old today', { lastJoinCertYmd: '2026-08-21' }, false],
    ['a certification one day older', { lastJoinCertYmd: '2026-08-20' }, true],
    ['a certification never made', { lastJoinCertYmd: null }, true],
    ['joinCertYn N', { joinCertYn: 'N' }, true],
    ['an administrator at a new address', { addVrfcYn: 'Y' }, true],
  ])('of %s', (_what, values, isPending) => {
    expect(isStepPending({ ...fresh, ...values }, today)).toBe(isPending);
  });

  it('say which one it is', () => {
    expect(pendingSteps({ ...fresh, pswdChgYmd: '2026-05-20' }, today).passwordExtensionRequired).toBe(true);
    expect(pendingSteps({ ...fresh, pswdChgYmd: null }, today).passwordChangeRequired).toBe(true);
    expect(pendingSteps({ ...fresh, addVrfcYn: 'Y' }, today).additionalVerificationRequired).toBe(true);
    expect(pendingSteps({ ...fresh, lastJoinCertYmd: null }, today)).toEqual({
      additionalVerificationRequired: false,
      passwordExtensionRequired: false,
      passwordChangeRequired: false,
    });
  });
});
