import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { countText } from '#contract/countText.ts';
import { resources } from '#generated/resources/index.ts';
import { accessLog, errorLog, loginLog, privacyLog } from '#generated/tables/index.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { isInvalidData } from '#server/kernel/database/errors.ts';
import { insertMany } from '#server/kernel/database/rows.ts';
import type { LogKind, LogRow, LogWriter } from '#server/kernel/http/logs.ts';

const homes: Record<LogKind, { entity: string; table: PgTable }> = {
  access: { entity: 'accessLog', table: accessLog },
  error: { entity: 'errorLog', table: errorLog },
  login: { entity: 'loginLog', table: loginLog },
  privacy: { entity: 'privacyLog', table: privacyLog },
};

type Menus = Awaited<ReturnType<typeof menuRows>>;

/** The menu named by the caller if the operation belongs to it; else the first menu of the operation. */
const menuName = (menus: Menus, { urls, named }: NonNullable<LogRow['menu']>): string | null => {
  const own = menus.filter(({ url }) => url !== null && urls.includes(url));
  return (own.find(({ menuId }) => menuId === named) ?? own[0])?.menuNm ?? null;
};

/** Text that the database accepts: no NUL, no lone surrogates, cut to the field's length. */
const tidy = (value: unknown, maxLength = 300): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed().slice(0, maxLength) : value;

/** Stores rows of one log in one statement. @throws the database's error */
export const storeRows = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const { entity, table } = homes[kind];
  const fields = resources[entity]?.fields ?? [];
  const lengths = new Map(fields.map(({ name, maxLength }) => [name, maxLength]));
  const menus = rows.some(({ menu }) => menu) ? await menuRows() : [];
  const values = rows.map(({ menu, ...row }) => {
    const named = menu ? { ...row, menuNm: menuName(menus, menu) } : row;
    const tidied = Object.entries(named).map(([name, value]) => [name, tidy(value, lengths.get(name))]);
    return storedValues(fields, Object.fromEntries(tidied) as Record<string, unknown>);
  });
  await db().execute(insertMany(table, values));
};

/** Row for the access log that reports missing rows. */
const lostRow = (count: number, now = new Date()): LogRow => ({
  regDt: now,
  userId: 'SYSTEM',
  prgrmNm: `기록 공백: 로그 ${countText(count)}을 저장하지 못했습니다.`,
});

interface Entry {
  kind: LogKind;
  row: LogRow;
  addedAt: number;
}

interface Options {
  /** Stores rows; default: into the log tables. @throws the database's error */
  store?: (kind: LogKind, rows: readonly LogRow[]) => Promise<void>;
  /** Maximum number of rows waiting or being stored; further rows are only counted. */
  capacity?: number;
  /** Maximum time that a row waits for its batch, in milliseconds. */
  timeoutMs?: number;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const perStatement = 200;
const kinds: readonly LogKind[] = ['access', 'error', 'login', 'privacy'];

/** Milliseconds of waiting after which the operator is warned, and the interval between warnings. */
const longWait = 10_000;
const warnInterval = 60_000;

/** Warns the operator once per interval that rows have been waiting long, and reports when they are stored again. */
const createBacklogAlarm = (log: Log): ((delay: number, waiting: number) => void) => {
  const inSeconds = (ms: number): number => Math.round(ms / 1_000);
  let warnedAt = Number.NEGATIVE_INFINITY;
  let longest = 0;
  return (delay, waiting) => {
    if (delay >= longWait) {
      longest = delay;
      const now = Date.now();
      if (now - warnedAt < warnInterval) return;
      warnedAt = now;
      log.warn({ waiting, seconds: inSeconds(delay) }, 'log rows are waiting to be stored');
    } else if (longest > 0) {
      log.info({ seconds: inSeconds(longest) }, 'log rows are stored again');
      warnedAt = Number.NEGATIVE_INFINITY;
      longest = 0;
    }
  };
};

/**
 * Writes log rows in batches; rows wait in memory for a second at most. While the database is unavailable (down, full,
 * read-only, too slow) they keep waiting. Rows beyond the capacity, or refused by the database, are counted, reported
 * in the server's log, and marked in the access log.
 */
export const createLogWriter = (
  database: Database,
  log: Log,
  { store = storeRows, capacity = 20_000, timeoutMs = 1_000 }: Options = {},
): LogWriter => {
  let waiting: Entry[] = [];
  let storing: Entry[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAway = false;
  const tellBacklog = createBacklogAlarm(log);

  const unstored = (): number => waiting.length + storing.length;
  const delay = (): number => {
    const now = Date.now();
    const oldest = [...storing, ...waiting].reduce((least, { addedAt }) => Math.min(least, addedAt), now);
    return now - oldest;
  };

  /** Stores rows one by one, so that only the faulty row is given up. */
  const storeSingly = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
    const refusals: unknown[] = [];
    for (const row of rows) {
      try {
        await store(kind, [row]);
      } catch (error) {
        if (!isInvalidData(error)) throw error;
        refusals.push(error);
      }
    }
    if (refusals.length === 0) return;
    lost += refusals.length;
    log.error({ err: refusals[0], log: kind, rows: refusals.length }, 'log rows were refused and given up');
  };

  const storeBatch = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
    try {
      await store(kind, rows);
    } catch (error) {
      if (!isInvalidData(error)) throw error;
      await storeSingly(kind, rows);
    }
  };

  const storeAll = async (kind: LogKind, entries: readonly Entry[]): Promise<void> => {
    for (let start = 0; start < entries.length; start += perStatement) {
      const batch = entries.slice(start, start + perStatement);
      try {
        await storeBatch(
          kind,
          batch.map(({ row }) => row),
        );
      } catch (error) {
        // a partially stored batch is repeated completely: a duplicate row is better than a missing one
        waiting = [...entries.slice(start), ...waiting];
        throw error;
      }
    }
  };

  const storeWaiting = async (): Promise<void> => {
    storing = waiting;
    waiting = [];
    const failures: unknown[] = [];
    for (const kind of kinds) {
      const entries = storing.filter((entry) => entry.kind === kind);
      await storeAll(kind, entries).catch((error: unknown) => failures.push(error));
      storing = storing.filter((entry) => entry.kind !== kind);
    }
    if (failures.length) throw failures[0];
    if (lost > 0) {
      const count = lost;
      log.error({ rows: count }, 'log rows were lost');
      await store('access', [lostRow(count)]);
      lost -= count;
    }
  };

  const flush = async (): Promise<void> => {
    stopTimer();
    schedule();
    try {
      await withDatabase(database, storeWaiting);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error, waiting: waiting.length }, 'log rows wait for the database');
      isAway = true;
    } finally {
      tellBacklog(delay(), waiting.length);
      stopTimer();
      if (waiting.length || lost) schedule();
    }
  };

  const flushOnce = (): Promise<void> => {
    running ??= flush().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Does not start a second store while one is running, but measures and reports the waiting time. */
  const tick = (): void => {
    timer = undefined;
    if (running) {
      tellBacklog(delay(), unstored());
      schedule();
    } else void flushOnce();
  };

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const schedule = (): void => {
    timer ??= setTimeout(tick, timeoutMs).unref();
  };

  return {
    add: (kind, row) => {
      if (unstored() >= capacity) lost += 1;
      else waiting.push({ kind, row, addedAt: Date.now() });
      schedule();
    },
    delay,
    flush: async () => {
      await running;
      await flushOnce();
    },
    close: async () => {
      await running;
      await flushOnce();
      stopTimer();
      const given = waiting.length + lost;
      if (given > 0) log.error({ rows: given }, 'log rows could not be stored before closing');
      waiting = [];
    },
  };
};
