import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperationSpec } from '#contract/entity.ts';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db } from '#server/kernel/database/db.ts';
import { type IdleLimits, idleEndOf } from './idle.ts';

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
