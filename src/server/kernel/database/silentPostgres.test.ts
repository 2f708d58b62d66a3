import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../../../tests/helpers/testEnvironment.ts';
import { DatabaseUnavailable } from './errors.ts';
import { openPostgres } from './postgres.ts';

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
/** AuthenticationOk and ReadyForQuery. */
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

const sockets = new Set<Socket>();
let onData = (_socket: Socket, _count: number): void => {};
const server = createServer((socket) => {
  let count = 0;
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => sockets.delete(socket));
  socket.on('data', () => {
    count += 1;
    onData(socket, count);
  });
});

beforeEach(async () => {
  const { setTimeout: later } = globalThis;
  // only the five-second timer is shortened
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, time?: number, ...given: []) =>
    later(work, time === 5_000 ? 200 : time, ...given)) as typeof setTimeout);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

describe('a PostgreSQL that takes the connection and is silent', () => {
  it.each([
    ['from the first byte', () => {}],
    [
      'once the account is accepted',
      (socket: Socket, count: number) => void (count === 1 && socket.write(signedIn)),
    ],
  ])('%s is abandoned with a sentence that names it, and the process can end', async (_when, answer) => {
    onData = answer;
    const { port } = server.address() as AddressInfo;
    const settings = testEnvironment({ DATABASE_URL: `postgres://me:geheim@127.0.0.1:${port}/press` });
    const opened = openPostgres({ ...settings, databaseUrl: settings.databaseUrl ?? '' });
    const problem: unknown = await opened.catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(DatabaseUnavailable);
    expect((problem as Error).message).toContain(`127.0.0.1:${port}/press이(가) 5초 안에 응답하지 않습니다`);
    expect((problem as Error).message).not.toContain('geheim');
    await expect.poll(() => sockets.size).toBe(0);
  });
});
