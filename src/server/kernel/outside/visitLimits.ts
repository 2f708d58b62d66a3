import type { Database } from '../database/database.ts';
import { currentDatabase } from '../database/db.ts';
import { Failure } from '../failure.ts';

const maxPerMinute = 20;
const minute = 60_000;

/**
 * Counts requests to the Internet per user; returns the seconds to wait if the limit of the last minute is reached.
 * `now` is the time of a monotonic clock.
 */
export const visitCounter = (max = maxPerMinute) => {
  const visits = new Map<string, number[]>();
  return (userId: string, now: number): number | undefined => {
    for (const [who, times] of visits) if ((times.at(-1) ?? 0) <= now - minute) visits.delete(who);
    const recent = (visits.get(userId) ?? []).filter((time) => time > now - minute);
    visits.set(userId, recent);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= max) return Math.ceil((oldest + minute - now) / 1_000);
    recent.push(now);
    return undefined;
  };
};

const counters = new WeakMap<Database, ReturnType<typeof visitCounter>>();

/**
 * Rate limit for every request to the Internet that a user triggers, so that the server cannot be used to probe other
 * servers.
 * @throws Failure 429 with the seconds to wait
 */
export const requireVisitAllowed = (userId: string): void => {
  const database = currentDatabase();
  const count = counters.get(database) ?? visitCounter();
  counters.set(database, count);
  const seconds = count(userId, performance.now());
  if (seconds === undefined) return;
  throw new Failure(
    429,
    'TOO_MANY_REQUESTS',
    `주소를 너무 자주 확인했습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );
};
