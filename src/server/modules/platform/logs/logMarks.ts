import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { logMark } from '#generated/tables/index.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { currentDatabase, db, inTransaction } from '#server/kernel/database/db.ts';
import { storeRows } from './logWriter.ts';

/** How often a server says that it lives. */
export const heartbeat = 30_000;
/** A server that has not said for so long that it lives does not; several may share one PostgreSQL. */
const maxSilenceMs = 90_000;

/**
 * Tells from a server's own beats whether it may report on others: when the database was away, everybody was silent. Who
 * is still silent after this server's beats have gone on for as long as the silence lasts is dead. A clock that was
 * set, back or ahead, counts as a pause.
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

/** Says that this server lives and has stored its log rows up to now: by the clock of the database, since those of servers may differ. */
export const setMark = async (markId: string, now: Date | SQL = sql`now()`): Promise<void> => {
  await db()
    .insert(logMark)
    .values({ markId, flushDt: now })
    .onConflictDoUpdate({ target: logMark.markId, set: { flushDt: now, mdfcnDt: now } });
};

/** A server that ended in peace leaves no mark. */
export const removeMark = async (markId: string): Promise<void> => {
  await db().delete(logMark).where(eq(logMark.markId, markId));
};

/**
 * Notes in the access log where another server was cut off: its last second of log rows is missing. The embedded
 * database has one server at a time, so any other mark is that of a dead one; elsewhere `maySilenceTell`.
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
