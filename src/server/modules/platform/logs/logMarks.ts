import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { logMark } from '#generated/tables/index.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { currentDatabase, db, inTransaction } from '#server/kernel/database/db.ts';
import { storeRows } from './logWriter.ts';

/** Interval in which a server reports that it is alive. */
export const heartbeat = 30_000;
/** A server silent for longer than this counts as dead; several may share one PostgreSQL. */
const maxSilenceMs = 90_000;

/**
 * Decides from a server's own heartbeats whether it may report others as dead: while the database was unavailable, all
 * servers were silent. A server still silent after this server's beats have continued for the maximum silence is dead.
 * A clock set back or forward counts as a pause.
 */
export const createHeartbeat = (): { beat: (now?: number) => void; isSteady: (now?: number) => boolean } => {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  const isPaused = (now: number): boolean => now < last || now - last > 1.5 * heartbeat;
  return {
    beat: (now = Date.now()) => {
      if (isPaused(now)) since = now;
      last = now;
    },
    isSteady: (now = Date.now()) => !isPaused(now) && now - since >= maxSilenceMs,
  };
};

/**
 * Records that this server is alive and has stored its log rows up to now; by the database's clock, since the servers'
 * clocks may differ.
 */
export const setMark = async (markId: string, now: Date | SQL = sql`now()`): Promise<void> => {
  await db()
    .insert(logMark)
    .values({ markId, flushDt: now })
    .onConflictDoUpdate({ target: logMark.markId, set: { flushDt: now, mdfcnDt: now } });
};

/** A server that shuts down regularly removes its mark. */
export const removeMark = async (markId: string): Promise<void> => {
  await db().delete(logMark).where(eq(logMark.markId, markId));
};

/**
 * Records in the access log that another server was cut off: its last second of log rows is missing. The embedded
 * database has one server at a time, so any other mark belongs to a dead one; on PostgreSQL `maySilenceTell` decides.
 */
export const noteGaps = async (
  markId: string,
  maySilenceTell: boolean,
  now = new Date(),
): Promise<number> => {
  const isAlone = currentDatabase().engine === 'pglite';
  if (!isAlone && !maySilenceTell) return 0;
  const isSilent = isAlone
    ? undefined
    : lt(logMark.flushDt, sql`now() - make_interval(secs => ${maxSilenceMs / 1_000}::int)`);
  const isDead = and(ne(logMark.markId, markId), isSilent);
  return inTransaction(async () => {
    const dead = await db().delete(logMark).where(isDead).returning({ since: logMark.flushDt });
    await storeRows(
      'access',
      dead.map(({ since }) => ({
        regDt: now,
        userId: 'SYSTEM',
        prgrmNm: `기록 공백: 서버가 갑자기 멈추어 ${koreanTime(since)} 이후의 접속·오류·로그인 기록 일부가 없을 수 있습니다.`,
      })),
    );
    return dead.length;
  });
};
