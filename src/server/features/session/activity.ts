import { and, eq } from 'drizzle-orm';
import type { OperationSpec } from '#contract/entity.ts';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { db } from '../../database/db.ts';
import { type IdleLimits, idleEndOf } from './idle.ts';

/** Milliseconds: an end that moves by less is not written. */
const worthWriting = 60_000;

const store = async (caller: Caller, idleEnd: Date, administers: boolean): Promise<void> => {
  const { sessionId } = caller;
  caller.idleEnd = idleEnd;
  caller.administers = administers;
  await db()
    .update(userSession)
    .set({ idleEndDt: idleEnd, admUseYn: administers ? 'Y' : 'N' })
    .where(and(eq(userSession.sessionId, sessionId), eq(userSession.delYn, 'N')));
};

/** The person is there: their session goes on from now. Written once a minute at most. */
export const markActive = async (caller: Caller, limits: IdleLimits): Promise<void> => {
  const end = idleEndOf(limits, caller.administers);
  if (caller.idleEnd && end.getTime() - caller.idleEnd.getTime() < worthWriting) return;
  await store(caller, end, caller.administers);
};

/** The session is used to administer, and ends the earlier from now on; a call by the screen alone does not renew it. */
const markAdministering = (caller: Caller, limits: IdleLimits, isByPerson: boolean): Promise<void> => {
  const end = idleEndOf(limits, true);
  const isLater = !isByPerson && caller.idleEnd !== null && caller.idleEnd < end;
  return store(caller, isLater ? (caller.idleEnd as Date) : end, true);
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
