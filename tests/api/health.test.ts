// On both engines: says which engine it runs on.
import { expect, inject, it } from 'vitest';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();

it('runs on the engine of the project', () => {
  expect(database.engine).toBe(inject('engine'));
});

it('is alive and, with a reachable and migrated database, ready', async () => {
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
});

it('is alive but not ready while the database is away', async () => {
  await database.close();
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
});
