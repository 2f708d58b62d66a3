import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discardBody } from './requestBody.ts';

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
