import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { isFaultOfRows } from '#server/kernel/database/errors.ts';
import type { LogKind, LogRow, LogWriter } from '#server/kernel/http/logs.ts';
import { lostRow, storeRows } from './logRows.ts';

interface Entry {
  kind: LogKind;
  row: LogRow;
  addedAt: number;
}

interface Options {
  /** Where rows go; the log tables by default. @throws what the database throws */
  store?: (kind: LogKind, rows: readonly LogRow[]) => Promise<void>;
  /** Rows that wait or are being stored at most; what comes beyond is counted, not kept. */
  capacity?: number;
  /** Longest time that a row waits for its batch, in milliseconds. */
  timeoutMs?: number;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const perStatement = 200;
const kinds: readonly LogKind[] = ['access', 'error', 'login', 'privacy'];

/** Milliseconds of waiting after which the operator is warned, and warned again after each interval. */
const longWait = 10_000;
const warnInterval = 60_000;

/** Warns the operator once per interval that rows wait long, and reports when they are stored again. */
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
 * Rows wait in memory for a second at most. While the database cannot take them (away, full, only reading, too slow)
 * they go on waiting; what finds no room, or what no database would take, is counted, said in the server's log, and marked in the access log.
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

  /** One by one: the row at fault is given up, not its neighbours. */
  const storeSingly = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
    const refusals: unknown[] = [];
    for (const row of rows) {
      try {
        await store(kind, [row]);
      } catch (error) {
        if (!isFaultOfRows(error)) throw error;
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
      if (!isFaultOfRows(error)) throw error;
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
        // a batch that went half through comes again whole: a row twice is better than none
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

  /** A running store is not started again, but its waiting time is measured and reported. */
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
