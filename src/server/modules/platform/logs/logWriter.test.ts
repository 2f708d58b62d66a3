import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { DatabaseUnavailable } from '#server/kernel/database/errors.ts';
import type { LogKind, LogRow } from '#server/kernel/http/logs.ts';
import { createLogWriter } from './logWriter.ts';

const nowhere = {} as Database;
const refused = (code: string | undefined) =>
  new Error('drizzle', { cause: Object.assign(new Error('engine'), { code }) });
const row = (n: number): LogRow => ({ regDt: new Date(n), n });

/** A log writer over a store that the test can break; its timer never fires. */
const stage = (capacity = 100) => {
  const stored: [LogKind, unknown][] = [];
  const said = {
    info: vi.fn<(...text: unknown[]) => void>(),
    warn: vi.fn<(...text: unknown[]) => void>(),
    error: vi.fn<(...text: unknown[]) => void>(),
  };
  let fault: ((rows: readonly LogRow[]) => Error | undefined) | undefined;
  const writer = createLogWriter(nowhere, said, {
    capacity,
    timeoutMs: 3_600_000,
    store: async (kind, rows) => {
      const error = fault?.(rows);
      if (error) throw error;
      stored.push(...rows.map(({ n, prgrmNm }): [LogKind, unknown] => [kind, n ?? prgrmNm]));
    },
  });
  const breakStore = (how: typeof fault) => {
    fault = how;
  };
  return { writer, stored, said, breakStore };
};

describe('the writer of logs', () => {
  it('stores what waits in batches, each log in its order', async () => {
    const { writer, stored } = stage(1_000);
    for (let n = 0; n < 450; n += 1) writer.add('access', row(n));
    writer.add('login', row(1));
    expect(stored).toEqual([]);
    await writer.flush();
    expect(stored.map(([, n]) => n)).toEqual([...Array.from({ length: 450 }, (_, n) => n), 1]);
    await writer.flush();
    expect(stored).toHaveLength(451);
  });

  it('keeps what the database cannot take now, and stores it when it is back', async () => {
    const { writer, stored, said, breakStore } = stage();
    breakStore(() => new DatabaseUnavailable('away'));
    writer.add('access', row(1));
    await writer.flush();
    writer.add('error', row(2));
    await writer.flush();
    expect(stored).toEqual([]);
    expect(said.warn).toHaveBeenCalledOnce();
    breakStore(undefined);
    await writer.flush();
    expect(stored).toEqual([
      ['access', 1],
      ['error', 2],
    ]);
  });

  it('counts what finds no room, says so, and marks it in the access log', async () => {
    const { writer, stored, said, breakStore } = stage(2);
    breakStore(() => new DatabaseUnavailable('away'));
    for (let n = 0; n < 5; n += 1) writer.add('access', row(n));
    await writer.flush();
    breakStore(undefined);
    await writer.flush();
    expect(stored).toEqual([
      ['access', 0],
      ['access', 1],
      ['access', '기록 공백: 로그 3건을 저장하지 못했습니다.'],
    ]);
    expect(said.error).toHaveBeenCalledWith({ rows: 3 }, 'log rows were lost');
  });

  it('gives up the row that the database refuses, not its neighbours', async () => {
    const { writer, stored, said, breakStore } = stage();
    breakStore((rows) => (rows.some(({ n }) => n === 1) ? refused('22021') : undefined));
    for (let n = 0; n < 3; n += 1) writer.add('access', row(n));
    await writer.flush();
    expect(stored.map(([, n]) => n)).toEqual([0, 2, '기록 공백: 로그 1건을 저장하지 못했습니다.']);
    expect(said.error.mock.calls[0]?.[1]).toBe('log rows were refused and given up');
  });

  it('says once that rows of a batch were refused', async () => {
    const { writer, said, breakStore } = stage();
    breakStore((rows) => (rows.some(({ n }) => Number(n) > 0) ? refused('23514') : undefined));
    for (let n = 0; n < 5; n += 1) writer.add('access', row(n));
    await writer.flush();
    const sentences = said.error.mock.calls.map(([, sentence]) => sentence);
    expect(sentences).toEqual(['log rows were refused and given up', 'log rows were lost']);
  });

  it.each([
    ['a full disk', '53100'],
    ['too little memory', '53200'],
    ['a database that only reads', '25006'],
    ['a statement that took too long', '57014'],
    ['a deadlock', '40P01'],
    ['a table that is not there', '42P01'],
    ['an error of the machine', '58030'],
    ['an error of no known kind', undefined],
  ])('gives no row up for %s, but waits and tries again', async (_what, code) => {
    const { writer, stored, said, breakStore } = stage();
    const tries = vi.fn<() => Error>(() => refused(code));
    breakStore(tries);
    for (let n = 0; n < 3; n += 1) writer.add('access', row(n));
    await writer.flush();
    expect([tries.mock.calls.length, stored, said.error.mock.calls]).toEqual([1, [], []]);
    breakStore(undefined);
    await writer.flush();
    expect(stored.map(([, n]) => n)).toEqual([0, 1, 2]);
  });

  it('counts a refused row once, also when its neighbours had to wait', async () => {
    const { writer, stored, breakStore } = stage();
    breakStore((rows) => {
      if (rows.some(({ n }) => n === 0)) return refused('22001');
      return rows.some(({ n }) => n === 1) ? refused('53100') : undefined;
    });
    writer.add('access', row(0));
    writer.add('access', row(1));
    await writer.flush();
    breakStore((rows) => (rows.some(({ n }) => n === 0) ? refused('22001') : undefined));
    await writer.flush();
    expect(stored.map(([, n]) => n)).toEqual([1, '기록 공백: 로그 1건을 저장하지 못했습니다.']);
  });

  it('stores what waits when it is closed, or says how much is lost', async () => {
    const whole = stage();
    whole.writer.add('access', row(1));
    await whole.writer.close();
    expect(whole.stored).toHaveLength(1);
    const broken = stage();
    broken.breakStore(() => new DatabaseUnavailable('away'));
    broken.writer.add('access', row(1));
    broken.writer.add('login', row(2));
    await broken.writer.close();
    expect(broken.said.error).toHaveBeenCalledWith(
      { rows: 2 },
      'log rows could not be stored before closing',
    );
  });
});

describe('the log writer with a slow store', () => {
  /** `seconds` gives the time at which stores end; each takes as long as the test specifies. */
  const slowStage = (seconds: () => number, capacity = 100) => {
    const stored: unknown[] = [];
    const said = {
      info: vi.fn<(...text: unknown[]) => void>(),
      warn: vi.fn<(...text: unknown[]) => void>(),
      error: vi.fn<(...text: unknown[]) => void>(),
    };
    const writer = createLogWriter(nowhere, said, {
      capacity,
      store: async (_kind, rows) => {
        await new Promise((done) => setTimeout(done, seconds() * 1_000));
        stored.push(...rows.map(({ n, prgrmNm }) => n ?? prgrmNm));
      },
    });
    return { writer, stored, said };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

  it('stores what came meanwhile, and whatever follows', async () => {
    let takes = 3;
    const { writer, stored } = slowStage(() => takes);
    writer.add('access', row(0));
    await pass(1.5);
    writer.add('access', row(1));
    await pass(3);
    takes = 0;
    await pass(6);
    expect(stored).toEqual([0, 1]);
    writer.add('access', row(2));
    await pass(2);
    expect(stored).toEqual([0, 1, 2]);
  });

  it('reports its delay, warns once a minute, and says when it has caught up', async () => {
    const { writer, said } = slowStage(() => 100);
    expect(writer.delay()).toBe(0);
    writer.add('access', row(0));
    await pass(9);
    expect([writer.delay(), said.warn.mock.calls]).toEqual([9_000, []]);
    await pass(50);
    expect(said.warn.mock.calls).toEqual([
      [{ waiting: 1, seconds: expect.any(Number) }, 'log rows are waiting to be stored'],
    ]);
    await pass(30);
    expect([writer.delay(), said.warn.mock.calls.length, said.info.mock.calls]).toEqual([89_000, 2, []]);
    await pass(13);
    expect(writer.delay()).toBe(0);
    expect(said.info.mock.calls).toEqual([[{ seconds: 100 }, 'log rows are stored again']]);
  });

  it('counts rows being stored within the limit, and marks the rest as a gap', async () => {
    let takes = 5;
    const { writer, stored } = slowStage(() => takes, 2);
    writer.add('access', row(0));
    writer.add('access', row(1));
    await pass(2);
    for (let n = 2; n < 5; n += 1) writer.add('access', row(n));
    takes = 0;
    await pass(10);
    expect(stored).toEqual([0, 1, '기록 공백: 로그 3건을 저장하지 못했습니다.']);
  });
});
