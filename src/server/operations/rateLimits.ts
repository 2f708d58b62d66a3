/**
 * Calls that cost the server much before it knows who calls: so many per minute from one address. Generous, because a
 * whole office may share an address; guessing at one account is slowed in features/session/throttle.ts.
 */
export const rateLimits: Record<string, { max: number; timeWindow: string }> = {
  '/login': { max: 120, timeWindow: '1 minute' },
};
