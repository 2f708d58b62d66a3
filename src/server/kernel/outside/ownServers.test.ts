import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testMs } from '../../../../tests/helpers/limits.ts';
import { download } from './download.ts';

const servers: Server[] = [];
/** A server on loopback that answers with the host name of the request, or redirects to the address in `?to=`. */
const listening = async (): Promise<number> => {
  const server = createServer((request, answer) => {
    const to = new URL(request.url ?? '/', 'http://x.example').searchParams.get('to');
    if (to) answer.writeHead(302, { location: to }).end();
    else answer.end(`called as ${request.headers.host}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
};

let [ours, others] = [0, 0];
beforeAll(async () => {
  [ours, others] = [await listening(), await listening()];
});
afterAll(() => {
  for (const server of servers) server.close();
});

const get = async (url: string) => {
  const found = await download(url, {
    own: new Map([['www.paper.example', ours]]),
    lookup: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    accept: '*/*',
    userAgent: 'test',
    maxBytes: 1_000,
    timeoutMs: testMs,
  });
  if (found.outcome === 'body') return found.bytes.toString();
  return found.outcome === 'failed' ? found.why : found.outcome;
};
const sentTo = (url: string) => get(`http://www.paper.example/?to=${encodeURIComponent(url)}`);

it('a name that the process serves leads to its server', async () => {
  expect(await get('http://www.paper.example/feed.xml')).toBe('called as www.paper.example');
  expect(await sentTo('http://www.paper.example/other')).toBe('called as www.paper.example');
});

it('no other name, port, scheme or address leads to loopback', async () => {
  const addresses = [
    `http://127.0.0.1:${ours}/`,
    `http://127.0.0.1:${others}/`,
    `http://[::1]:${others}/`,
    `http://[::ffff:127.0.0.1]:${others}/`,
    `http://localhost:${others}/`,
  ];
  for (const address of addresses)
    expect([address, await get(address), await sentTo(address)]).toEqual([address, 'inside', 'inside']);
  const names = [
    `http://www.paper.example:${others}/`,
    `http://www.paper.example:${ours}/`,
    'https://www.paper.example/',
    'http://paper.example/',
    'http://a.www.paper.example/',
    'http://www.paper.example./',
  ];
  for (const name of names)
    expect([name, await get(name), await sentTo(name)]).toEqual([name, 'name', 'name']);
});
