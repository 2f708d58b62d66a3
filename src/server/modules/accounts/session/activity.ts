import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperationSpec } from '#contract/entity.ts';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db } from '#server/kernel/database/db.ts';
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

/** Milliseconds: an end that moves by less is not written. */
const minExtensionMs = 60_000;

/**
 * Writes what is known of a session, unless it has ended meanwhile: a call may have been loaded with its caller long before.
 */
const write = async (caller: Caller, columns: PgUpdateSetSource<typeof userSession>): Promise<void> => {
  const { sessionId, idleEndDt, admUseYn, delYn } = userSession;
  const isOpen = or(isNull(idleEndDt), gt(idleEndDt, new Date()));
  const [written] = await db()
    .update(userSession)
    .set(columns)
    .where(and(eq(sessionId, caller.sessionId), eq(delYn, 'N'), isOpen))
    .returning({ idleEndDt, admUseYn });
  if (!written) return;
  caller.idleEnd = written.idleEndDt;
  caller.administers = written.admUseYn === 'Y';
};

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** Extends the session after activity of its user. Written once a minute at most. */
export const markActive = async (caller: Caller, limits: IdleLimits): Promise<void> => {
  const end = idleEndOf(limits, caller.administers);
  if (caller.idleEnd && end.getTime() - caller.idleEnd.getTime() < minExtensionMs) return;
  // another call may have administered meanwhile
  const [usual, administration] = [false, true].map((administers) => moment(idleEndOf(limits, administers)));
  const idleEndDt = sql`case ${userSession.admUseYn} when 'Y' then ${administration} else ${usual} end`;
  await write(caller, { idleEndDt });
};

/** The session is used to administer, and ends the earlier from now on; a call by the screen alone does not renew it. */
const markAdministering = (caller: Caller, limits: IdleLimits, isByPerson: boolean): Promise<void> => {
  const end = moment(idleEndOf(limits, true));
  const idleEndDt = isByPerson ? end : sql`least(${userSession.idleEndDt}, ${end})`;
  return write(caller, { idleEndDt, admUseYn: 'Y' });
};

/**
 * Notes what an allowed call says of its caller: that a person is there, unless the screen made it by itself, and
 * whether the session administers.
 * @param isByScreen the screen says that nobody did anything for it to be made
 */
export const noteActivity = async (
  caller: Caller,
  { access, background = false }: Pick<OperationSpec, 'access' | 'background'>,
  limits: IdleLimits,
  isByScreen: boolean,
): Promise<void> => {
  const isByPerson = !isByScreen && !background;
  if (access === 'admin' && !caller.administers) await markAdministering(caller, limits, isByPerson);
  else if (isByPerson) await markActive(caller, limits);
};
