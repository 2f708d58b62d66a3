import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { withDatabase } from '../../database/db.ts';
import { isFaultOfRows } from '../../database/errors.ts';
import { type LogKind, type LogRow, lostRow, storeRows } from './logRows.ts';

interface Entry {
  kind: LogKind;
  row: LogRow;
}

interface Options {
  /** Where rows go; the log tables by default. @throws what the database throws */
  store?: (kind: LogKind, rows: readonly LogRow[]) => Promise<void>;
  /** Rows that wait at most; what comes beyond is counted, not kept. */
  capacity?: number;
  /** Longest time that a row waits for its batch, in milliseconds. */
  patience?: number;
}

/** Takes rows of the logs off the requests' path and stores them in batches. */
export interface LogWriter {
  add(kind: LogKind, row: LogRow): void;
  /** Stores what waits; resolves when it is stored or the database could not be reached. */
  flush(): Promise<void>;
  /** The last flush; what cannot be stored now is told to the server's own log. */
  close(): Promise<void>;
}

const perStatement = 200;
const kinds: readonly LogKind[] = ['access', 'error', 'login'];

/**
 * Rows wait in memory for a second at most. While the database cannot take them (away, full, only reading, too slow)
 * they go on waiting; what finds no room, or what no database would take, is counted, said in the server's log, and marked in the access log.
 */
export const createLogWriter = (
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { store = storeRows, capacity = 20_000, patience = 1_000 }: Options = {},
): LogWriter => {
  let waiting: Entry[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAway = false;

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

  const storeAll = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
    for (let start = 0; start < rows.length; start += perStatement) {
      const batch = rows.slice(start, start + perStatement);
      try {
        await storeBatch(kind, batch);
      } catch (error) {
        // a batch that went half through comes again whole: a row twice is better than none
        waiting = [...rows.slice(start).map((row) => ({ kind, row })), ...waiting];
        throw error;
      }
    }
  };

  const storeWaiting = async (): Promise<void> => {
    const taken = waiting;
    waiting = [];
    const failures: unknown[] = [];
    for (const kind of kinds) {
      const rows = taken.filter((entry) => entry.kind === kind).map(({ row }) => row);
      await storeAll(kind, rows).catch((error: unknown) => failures.push(error));
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
    clearTimeout(timer);
    timer = undefined;
    try {
      await withDatabase(database, storeWaiting);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error, waiting: waiting.length }, 'log rows wait for the database');
      isAway = true;
    } finally {
      if (waiting.length) schedule();
    }
  };

  const flushOnce = (): Promise<void> => {
    running ??= flush().finally(() => {
      running = undefined;
    });
    return running;
  };

  const schedule = (): void => {
    timer ??= setTimeout(() => void flushOnce(), patience).unref();
  };

  return {
    add: (kind, row) => {
      if (waiting.length >= capacity) lost += 1;
      else waiting.push({ kind, row });
      schedule();
    },
    flush: async () => {
      await running;
      await flushOnce();
    },
    close: async () => {
      await running;
      await flushOnce();
      clearTimeout(timer);
      const given = waiting.length + lost;
      if (given > 0) log.error({ rows: given }, 'log rows could not be stored before closing');
      waiting = [];
    },
  };
};
