import { describe, expect, it } from 'vitest';
import { isStepPending, monthsBefore, pendingSteps } from './steps.ts';

const fresh = { pswdChgYmd: '2026-11-01', lastJoinCertYmd: '2026-11-01', joinCertYn: 'Y' };

describe('pending sign-in steps', () => {
  it('there are none for an account that is up to date', () => {
    expect(isStepPending(fresh, '2026-11-21')).toBe(false);
  });
  it('a password is good on the day it turns six months old, and asks for an extension the day after', () => {
    const account = { ...fresh, pswdChgYmd: '2026-05-21' };
    expect(pendingSteps(account, '2026-11-21').passwordExtensionRequired).toBe(false);
    expect(pendingSteps(account, '2026-11-22').passwordExtensionRequired).toBe(true);
  });
  it('a password never set must be changed', () => {
    expect(pendingSteps({ ...fresh, pswdChgYmd: null }, '2026-11-21').passwordChangeRequired).toBe(true);
  });
  it('a certification older than three months asks for verification', () => {
    const account = { ...fresh, lastJoinCertYmd: '2026-08-21' };
    expect(pendingSteps(account, '2026-11-21').additionalVerificationRequired).toBe(false);
    expect(pendingSteps(account, '2026-11-22').additionalVerificationRequired).toBe(true);
  });
  it('joinCertYn N is a step of its own', () => {
    expect(isStepPending({ ...fresh, joinCertYn: 'N' }, '2026-11-21')).toBe(true);
  });
  it('counts months to the last day of a shorter month', () => {
    expect(monthsBefore('2026-08-31', 6)).toBe('2026-02-28');
    expect(monthsBefore('2026-01-15', 3)).toBe('2025-10-15');
  });
});
