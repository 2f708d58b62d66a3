import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { requireReading } from './readerPace.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An answer of many megabytes, or one that pauses for a while. */
const answering = async (pieces: () => AsyncIterable<Buffer>, everyMs = 50) => {
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

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function* megabytes(count: number, pauseMs = 0): AsyncIterable<Buffer> {
  for (let n = 0; n < count; n += 1) {
    yield Buffer.alloc(1_000_000);
    if (pauseMs) await pause(pauseMs);
  }
}

it('a reader who takes nothing is left', async () => {
  const { broken, answer } = await answering(() => megabytes(100));
  answer.pause();
  await vi.waitFor(() => expect(broken).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

it('one who reads, and one who waits for what does not come, is not', async () => {
  // long enough for a busy machine to schedule the reader
  const everyMs = 400;
  const quick = await answering(() => megabytes(20, 25), everyMs);
  quick.answer.resume();
  await once(quick.answer, 'end');
  const patient = await answering(async function* () {
    yield Buffer.from('begun');
    await pause(everyMs * 1.5);
    yield Buffer.from('done');
  }, everyMs);
  patient.answer.resume();
  await once(patient.answer, 'end');
  expect([quick.broken.mock.calls, patient.broken.mock.calls]).toEqual([[], []]);
});
