import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { type Server, startServer } from '../helpers/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({ DRAIN_SECONDS: '1', LOG_LEVEL: 'info' });
});
afterAll(() => server.remove());

const holder = () => join(server.dataDir, 'database.lock.json');

it('a call with the secret of this machine’s commands is refused to all behind a proxy', async () => {
  const { secret } = JSON.parse(readFileSync(holder(), 'utf8')) as { secret: string };
  const statusWith = async (headers: Record<string, string>) =>
    (
      await fetch(`${server.url}/api/operation-report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-machine-secret': secret, ...headers },
        body: '{}',
      })
    ).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusWith({ forwarded: 'for=127.0.0.1' })).toBe(403);
});

// the terminal and npm each send a signal for a single Ctrl+C
it('a second signal of the same kind does not cut off the server that is closing', async () => {
  process.kill(server.pid, 'SIGTERM');
  await eventually(() => expect(server.output()).toContain('"closing"'));
  expect(await server.stop()).toBe(0);
  expect(existsSync(holder())).toBe(false);
});
