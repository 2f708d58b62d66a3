import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type Client, signedIn } from '../helpers/client.ts';
import { fuzzedCalls } from '../helpers/fuzzedCalls.ts';
import { openPgliteCopy, pgliteTemplates, prepare } from '../helpers/template.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

const document = JSON.parse(readFileSync(resolve('generated/openapi.json'), 'utf8')) as never;
/** Set by FUZZ_SEED, or random; each run prints it. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1e9);
const each = 20;

/** Left out: streams never end, some calls end the session, and address rules would lock the administrator out. */
const leftOut = new Set(['GET /notice-events', 'POST /logout', 'DELETE /unregister-user']);
const operations = ourCatalogue.operations.filter(
  ({ id, path }) => !leftOut.has(id) && !/(insert|update)-boardauthorized/.test(path),
);

let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

const openers: Record<'pglite' | 'postgres', () => Promise<Database>> = {
  pglite: async () => openPgliteCopy((await pgliteTemplates()).prepared),
  postgres: async () => {
    cluster = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await prepare(database);
    return database;
  },
};

interface Fault {
  call: string;
  sent: unknown;
  status: number;
  /** Milliseconds of work in this thread. */
  worked: number;
}

const fuzz = async (client: () => Promise<Client>, bound: number) => {
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  let caller = await client();
  for (const operation of operations)
    for (const call of await fuzzedCalls(document, operation, { seed, count: each })) {
      const before = process.threadCpuUsage();
      const { status, headers } = await caller.call(call);
      const { user, system } = process.threadCpuUsage(before);
      const worked = Math.round((user + system) / 1e3);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || worked > bound)
        faults.push({
          call: operation.id,
          sent: [
            call.url,
            call.payload instanceof Buffer ? call.payload.toString('utf8', 0, 300) : call.payload,
          ],
          status,
          worked,
        });
      const isSignedOut =
        status === 401 || (status === 403 && String(headers['set-cookie']).includes('access=;'));
      if (isSignedOut) caller = await client();
    }
  return { faults, statuses };
};

describe('random calls of every operation', () => {
  it.each([
    ['postgres', 100],
    // its queries run in the same thread
    ['pglite', 100],
  ] as const)('on %s are answered without a fault, each in a moment', async (engine, bound) => {
    if (engine === 'postgres' && !findPostgres()) return;
    const database = await openers[engine]();
    const app = await buildApp({ database, environment: testEnvironment() });
    // some calls queue jobs, for which a server that does not listen has no queue
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { faults, statuses } = await fuzz(() => signedIn(app, 'admin'), bound);
    console.warn(engine, { seed }, Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
    await app.close();
    await database.close();
    expect(faults).toEqual([]);
    // most are refused because of their content; the others show that the calls reach their handlers
    expect(statuses.get(200) ?? 0).toBeGreaterThan(1_000);
  });
});
