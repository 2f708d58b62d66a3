import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accessLog, errorLog } from '#generated/tables/index.ts';
import * as exporting from '#server/kernel/crud/export/exportRows.ts';
import { db } from '#server/kernel/database/db.ts';
import { DatabaseUnavailable } from '#server/kernel/database/errors.ts';
import { signedIn } from '../helpers/client.ts';
import { eventually } from '../helpers/eventually.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const fault = {
  error: undefined as Error | undefined,
  batches: 1,
  /** Every export waits for this. */
  hold: undefined as Promise<void> | undefined,
  begun: 0,
};
const { exportRows } = exporting;
// a spy instead of a module mock, for which the worker would have to reload every module
const spy = vi.spyOn(exporting, 'exportRows').mockImplementation(async function* (...given) {
  fault.begun += 1;
  await fault.hold;
  for (let n = 0; n < fault.batches; n += 1) yield* exportRows(...given);
  if (fault.error) throw fault.error;
});
afterAll(() => spy.mockRestore());

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
// an aborted response ends only on a real socket
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const headers = { connection: 'close', cookie };
const taken = async (format: string) => {
  const answer = await fetch(`${address}/api/nationcode-list-excel?format=${format}`, {
    headers,
  });
  return (await answer.arrayBuffer()).byteLength;
};

/** The log row of the last call. */
const last = async () => {
  await app.logs.flush();
  return inDatabase(async () => ({
    access: (await db().select().from(accessLog).orderBy(desc(accessLog.logId)).limit(1))[0],
    error: (await db().select().from(errorLog).orderBy(desc(errorLog.logId)).limit(1))[0],
  }));
};

/** Names of what Node warned of during these tests. */
const warnings: string[] = [];
const noteWarning = ({ name }: Error) => warnings.push(name);
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));

describe.each(['xlsx', 'csv'])('an export (%s) that breaks off in the middle', (format) => {
  it.each([
    ['the database goes away', new DatabaseUnavailable(), 503, 'UNAVAILABLE'],
    ['anything else fails', new Error('broken'), 500, 'INTERNAL'],
  ])('is a failure in both logs if %s', async (_what, error, sttsCd, errCd) => {
    Object.assign(fault, { error, batches: 20 });
    await expect(taken(format)).rejects.toThrow();
    Object.assign(fault, { error: undefined, batches: 1 });
    await eventually(async () => {
      const { access, error: row } = await last();
      const oprtnId = 'GET /nationcode-list-excel';
      expect(access).toMatchObject({ oprtnId, sttsCd });
      expect(row).toMatchObject({ oprtnId, sttsCd, errCd, reqId: access?.reqId });
      expect(row?.errCn).toBe('파일을 보내는 도중에 끊겼습니다. 받은 파일은 온전하지 않습니다.');
    });
  });

  it('is not logged as a failure if it is complete', async () => {
    const before = (await last()).error;
    expect(await taken(format)).toBeGreaterThan(1_000);
    await eventually(async () => {
      const { access, error } = await last();
      expect([access?.sttsCd, error?.logId]).toEqual([200, before?.logId]);
    });
  });
});

it('an export that fails before its first byte is answered with a sentence', async () => {
  fault.error = new DatabaseUnavailable();
  fault.batches = 0;
  const answer = await fetch(`${address}/api/nationcode-list-excel?format=csv`, { headers });
  Object.assign(fault, { error: undefined, batches: 1 });
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([503, null]);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

it('a download that its caller cancels is logged like any other', async () => {
  const leaving = new AbortController();
  fault.batches = 2_000;
  const answer = await fetch(`${address}/api/nationcode-list-excel?format=csv`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    signal: leaving.signal,
  });
  const before = (await last()).access;
  await answer.body?.getReader().read();
  leaving.abort();
  await eventually(async () => {
    const { access } = await last();
    expect(access?.logId).not.toBe(before?.logId);
    expect(access).toMatchObject({ oprtnId: 'GET /nationcode-list-excel', sttsCd: 200 });
  });
  fault.batches = 1;
});

describe('three exports of one person at once', () => {
  it('run two at a time, and arrive complete', async () => {
    fault.error = undefined;
    fault.begun = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    fault.hold = promise;
    const leaving = new AbortController();
    const url = `${address}/api/nationcode-list-excel?format=csv`;
    const first = fetch(url, { headers, signal: leaving.signal }).catch(() => undefined);
    await expect.poll(() => fault.begun).toBe(1);
    const second = taken('csv');
    await expect.poll(() => fault.begun).toBe(2);
    const third = taken('csv');
    await admin.get('/site');
    expect(fault.begun).toBe(2);
    leaving.abort();
    await expect.poll(() => fault.begun).toBe(3);
    resolve();
    expect(await third).toBe(await second);
    await first;
    fault.hold = undefined;
  });
});

it('an export does not warn of leaked listeners', () => {
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
