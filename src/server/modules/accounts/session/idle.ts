import type { Environment } from '#server/kernel/environment.ts';
import { sessionLife } from './tokens.ts';

/** For how long a session may see no activity, in milliseconds. */
export interface IdleLimits {
  usual: number;
  /** For a session that has been used to administer; no longer than the usual one. */
  administration: number;
}

export const idleLimitsOf = ({
  idleMinutes,
  adminIdleMinutes,
}: Pick<Environment, 'idleMinutes' | 'adminIdleMinutes'>): IdleLimits => ({
  usual: idleMinutes * 60_000,
  administration: Math.min(adminIdleMinutes, idleMinutes) * 60_000,
});

/** When a session ends if nothing happens from `now` (milliseconds since 1970) on. */
export const idleEndOf = (limits: IdleLimits, administers: boolean, now = Date.now()): Date =>
  new Date(now + (administers ? limits.administration : limits.usual));

/** Whether a session has seen no activity for too long; one from before this was kept has no end yet. */
export const isIdle = (idleEnd: Date | null, now = Date.now()): boolean =>
  idleEnd !== null && idleEnd.getTime() <= now;

/** Whole seconds until the session ends if nothing happens, at the latest twelve hours after its sign-in. */
export const secondsLeft = (
  { openedAt, idleEnd }: { openedAt: Date; idleEnd: Date | null },
  now = Date.now(),
): number => {
  const latest = openedAt.getTime() + sessionLife;
  return Math.max(0, Math.floor((Math.min(latest, idleEnd?.getTime() ?? latest) - now) / 1_000));
};
