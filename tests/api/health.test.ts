// On both engines: the answer contains the engine.
import { expect, inject, it, vi } from 'vitest';
import { operationReport } from '#server/modules/platform/index.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app, database } = await testApp();

it('the server runs on the engine of the project', () => {
  expect(database.engine).toBe(inject('engine'));
});

it('the server is alive, and ready with a reachable, migrated database', async () => {
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  const ready = await app.inject('/api/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    {
      data: {
        status: 'ready',
        logs: 'current',
        logDelaySec: 0,
        storage: expect.stringMatching(/^(enough|low|full)$/) as string,
      },
    },
  ]);
});

it('the server reports log rows that wait for more than a minute, and stays ready', async () => {
  const delay = vi.spyOn(app.logs, 'delay');
  for (const [ms, logs] of [
    [60_000, 'current'],
    [61_000, 'behind'],
  ] as const) {
    delay.mockReturnValue(ms);
    const { data } = (await app.inject('/api/health/ready')).json();
    expect(data).toMatchObject({ status: 'ready', logs, logDelaySec: ms / 1_000 });
  }
});

it('the server reports database size and queues to this machine’s commands only', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/operation-report' })).statusCode).toBe(403);
  const { engine, tables, queue, byteCnt } = await inDatabase(operationReport);
  expect(engine).toBe(inject('engine'));
  expect(byteCnt).toBeGreaterThan(1_000_000);
  expect(tables.map(({ tableNm }) => tableNm)).toEqual(expect.arrayContaining(['article', 'app_user']));
  expect(queue).toEqual([]);
});

it('the server is alive but not ready without its database', async () => {
  await database.close();
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
});
