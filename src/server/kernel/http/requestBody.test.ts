import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discardBody, timedBody } from './requestBody.ts';

it('a body that arrives in time is complete', async () => {
  const sent = new PassThrough();
  const taken = text(timedBody(sent, 10_000));
  sent.write('{"a":');
  sent.end('1}');
  expect(await taken).toBe('{"a":1}');
});

it('a body that does not end in time fails with a sentence', async () => {
  const sent = new PassThrough();
  sent.write('{"a":');
  await expect(text(timedBody(sent, 1))).rejects.toMatchObject({
    status: 408,
    message: '보낸 내용이 1분 안에 다 오지 않았습니다. 네트워크 상태를 확인하고 다시 시도해 주세요.',
  });
});

it('a body whose sender goes away fails', async () => {
  const sent = new PassThrough();
  const taken = text(timedBody(sent, 10_000));
  sent.write('{"a":');
  sent.destroy(new Error('gone'));
  await expect(taken).rejects.toThrow('gone');
});

it('an unread body of a refused call ends without stopping the process', async () => {
  const sent = new PassThrough();
  sent.write('{"a":');
  const unread = timedBody(sent, 1);
  await new Promise((resolve) => void unread.once('close', resolve));
  expect(unread.errored).toMatchObject({ status: 408 });
});

const server = createServer((request, response) => {
  request.pause();
  discardBody(request, 1_000);
  response.end('refused');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (length: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n`);
  return socket;
};

it('the rest of a refused body is discarded, and the next request answered', async () => {
  const socket = call('content-length: 500');
  await once(socket, 'data');
  socket.write(`${'x'.repeat(500)}GET / HTTP/1.1\r\nhost: a\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('refused');
  socket.destroy();
});

it('an endless body ends the connection', async () => {
  const socket = call('transfer-encoding: chunked');
  await once(socket, 'data');
  socket.write(`3e9\r\n${'x'.repeat(1_001)}\r\n`);
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
