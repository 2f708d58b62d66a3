const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/**
 * Calls that cost the server much before it knows who calls: so many per minute from one address. Generous, because a
 * whole office may share an address; guessing at one account is slowed in
 * features/session/throttle.ts, at many in accountsPerNetwork.ts beside it; asking for contacts, guessing and sending of codes in
 * features/verification.
 */
export const rateLimits: Record<string, ReturnType<typeof perMinute>> = {
  '/login': perMinute(120),
  '/register': perMinute(60),
  '/register/eml-check': perMinute(120),
  '/register-verification-eml': perMinute(120),
  '/register-verification-eml/check': perMinute(120),
  '/user-verification-sms': perMinute(120),
  '/user-verification-sms/check': perMinute(120),
  '/user/sms-check': perMinute(120),
  '/password-link': perMinute(60),
  '/password-link/check': perMinute(120),
};
