import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperationSpec } from '#contract/entity.ts';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { sessionLife } from './tokens.ts';

/** Maximum time without activity of a session, in milliseconds. */
export interface IdleLimits {
  usual: number;
  /** For a session that has been used for administration; at most the usual one. */
  administration: number;
}

export const idleLimitsOf = ({
  idleMinutes,
  adminIdleMinutes,
}: Pick<Environment, 'idleMinutes' | 'adminIdleMinutes'>): IdleLimits => ({
  usual: idleMinutes * 60_000,
  administration: Math.min(adminIdleMinutes, idleMinutes) * 60_000,
});

/** Time at which a session expires without activity from `now` (milliseconds since 1970) on. */
export const idleEndOf = (limits: IdleLimits, administers: boolean, now = Date.now()): Date =>
  new Date(now + (administers ? limits.administration : limits.usual));

/** Whether a session has expired without activity; a session opened before this was stored has no end yet. */
export const isIdle = (idleEnd: Date | null, now = Date.now()): boolean =>
  idleEnd !== null && idleEnd.getTime() <= now;

/** Whole seconds until the session expires without activity, at most up to twelve hours after its sign-in. */
export const secondsLeft = (
  { openedAt, idleEnd }: { openedAt: Date; idleEnd: Date | null },
  now = Date.now(),
): number => {
  const latest = openedAt.getTime() + sessionLife;
  return Math.max(0, Math.floor((Math.min(latest, idleEnd?.getTime() ?? latest) - now) / 1_000));
};

/** Milliseconds: a smaller extension is not written. */
const minExtensionMs = 60_000;

/** Writes columns of a session, unless it has ended: the caller of a request may have been loaded long before. */
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

/** Extends the session after activity of its user. Written at most once a minute. */
export const markActive = async (caller: Caller, limits: IdleLimits): Promise<void> => {
  const end = idleEndOf(limits, caller.administers);
  if (caller.idleEnd && end.getTime() - caller.idleEnd.getTime() < minExtensionMs) return;
  // another request may have used the session for administration meanwhile
  const [usual, administration] = [false, true].map((administers) => moment(idleEndOf(limits, administers)));
  const idleEndDt = sql`case ${userSession.admUseYn} when 'Y' then ${administration} else ${usual} end`;
  await write(caller, { idleEndDt });
};

/**
 * Marks the session as used for administration, which shortens its idle time; an automatic request of the screen does
 * not extend it.
 */
const markAdministering = (caller: Caller, limits: IdleLimits, followsUserAction: boolean): Promise<void> => {
  const end = moment(idleEndOf(limits, true));
  const idleEndDt = followsUserAction ? end : sql`least(${userSession.idleEndDt}, ${end})`;
  return write(caller, { idleEndDt, admUseYn: 'Y' });
};

/**
 * Records what an allowed call shows about its caller: user activity, unless the screen made the call automatically,
 * and whether the session is used for administration.
 * @param isByScreen the screen marks the call as automatic
 */
export const noteActivity = async (
  caller: Caller,
  { access, background = false }: Pick<OperationSpec, 'access' | 'background'>,
  limits: IdleLimits,
  isByScreen: boolean,
): Promise<void> => {
  const followsUserAction = !isByScreen && !background;
  if (access === 'admin' && !caller.administers) await markAdministering(caller, limits, followsUserAction);
  else if (followsUserAction) await markActive(caller, limits);
};
