import { AsyncLocalStorage } from 'node:async_hooks';
import { runningCall, throwIfCallerLeft } from '#server/kernel/calls/call.ts';
import { FairSemaphore } from '#server/kernel/calls/fairSemaphore.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { isExact, type SearchPlan } from '../plan.ts';

const ofAtOnce = (ofAll: number): FairSemaphore =>
  new FairSemaphore(
    { ofPerson: ofAll, ofAll, waiting: 20, timeoutMs: 60_000 },
    {
      tooMany: '먼저 시작한 검색이 아직 여러 건 진행 중입니다. 그것이 끝난 뒤 다시 시도해 주세요.',
      tooLong: '지금 본문까지 대조하는 검색이 많아 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    },
  );

/** The embedded database serves nobody else during a search. */
const semaphores = { postgres: ofAtOnce(2), pglite: ofAtOnce(1) };

const inside = new AsyncLocalStorage<true>();

/**
 * Runs work that compares texts with the plan, which costs processor time of the server: two such pieces at a time,
 * one on the embedded database, before they hold a connection, so that all other calls wait for no more than those. Work on a
 * plan that the index decides runs at once, as does work within such a piece.
 * @throws Failure 400 if the caller has left, 429 or 503 if too much is waiting
 */
export const comparingTexts = async <T>(plan: SearchPlan, work: () => Promise<T>): Promise<T> => {
  if (isExact(plan) || inside.getStore()) return work();
  const call = runningCall();
  const person = call?.caller?.user.userId ?? '';
  const leave = await semaphores[currentDatabase().engine].enter(person, call?.closed());
  try {
    throwIfCallerLeft();
    return await inside.run(true, work);
  } finally {
    leave();
  }
};
