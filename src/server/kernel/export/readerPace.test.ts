import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/helpers/eventually.ts';
import { requireReading } from './readerPace.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
const everyMs = 60_000;
/** The next look at what the reader has taken. */
const look = () => void vi.advanceTimersByTime(everyMs);

/** An answer of many megabytes, or one that pauses for a while. */
const answering = async (pieces: () => AsyncIterable<Buffer>) => {
  const broken = vi.fn<() => void>();
  const server = createServer((_request, answer) => {
    requireReading(answer, broken, { everyMs, bytes: 1_000 });
    Readable.from(pieces())
      .on('error', () => {})
      .pipe(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  return { broken, answer };
};

async function* megabytes(count: number): AsyncIterable<Buffer> {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(1_000_000);
}

it('a reader that accepts no data is disconnected', async () => {
  const { broken, answer } = await answering(() => megabytes(100));
  answer.pause();
  await eventually(() => {
    look();
    expect(broken).toHaveBeenCalledTimes(1);
  });
});

it('a reader that accepts data is not disconnected', async () => {
  const { broken, answer } = await answering(() => megabytes(100));
  let taken = 0;
  answer.on('data', (piece: Buffer) => {
    const before = taken;
    taken += piece.length;
    // more than what lies between both, so that the answer has gone on since the last look
    if (Math.floor(taken / 20_000_000) > Math.floor(before / 20_000_000)) look();
  });
  await once(answer, 'end');
  expect([taken, broken.mock.calls]).toEqual([100_000_000, []]);
});

it('a reader that waits for data is not disconnected', async () => {
  const rest = Promise.withResolvers<Buffer>();
  const { broken, answer } = await answering(async function* () {
    yield Buffer.from('begun');
    yield await rest.promise;
  });
  await once(answer, 'data');
  for (const _ of ['one', 'two', 'three']) look();
  rest.resolve(Buffer.from('done'));
  answer.resume();
  await once(answer, 'end');
  expect(broken.mock.calls).toEqual([]);
});
