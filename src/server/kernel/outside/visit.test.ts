import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMs } from '../../../../tests/helpers/limits.ts';
import { isPublicAddress, mayLeadOutside } from './publicAddress.ts';
import { visit } from './visit.ts';

let server: Server;
let port: number;
/** Settles when the client has aborted the endless answer. */
const cut = Promise.withResolvers<void>();

const pages: Record<string, string> = {
  '/once': '/end',
  '/round': '/trip',
  '/trip': '/round',
  '/inside': 'http://10.0.0.7/admin',
  '/metadata': 'http://169.254.169.254/latest',
  '/file': 'file:///etc/passwd',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`/far${n}`, `/far${n + 1}`])),
};

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const to = pages[url];
    if (to) answer.writeHead(302, { location: to }).end();
    else if (url === '/never') return;
    else if (url === '/endless') {
      answer.writeHead(200);
      const more = setInterval(() => answer.write('x'.repeat(100_000)), 1);
      answer.on('close', () => {
        clearInterval(more);
        cut.resolve();
      });
    } else answer.writeHead(url === '/blocked' ? 403 : 200).end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A local server takes the place of the public host; all other addresses are checked as usual. */
const ways = {
  lookup: async (host: string) => [
    { address: host === 'paper.example' ? '127.0.0.1' : '10.1.2.3', family: 4 },
  ],
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  timeoutMs: testMs,
};
const go = (path: string, timeoutMs = testMs) =>
  visit(`http://paper.example:${port}${path}`, { ...ways, timeoutMs });

describe('an outgoing request', () => {
  it('ends where the redirects end, whatever the site says about us', async () => {
    expect(await go('/once')).toMatchObject({ outcome: 'answers', status: 200 });
    expect(await go('/blocked')).toMatchObject({ outcome: 'answers', status: 403 });
  });

  it.each(['/round', '/far1'])('is abandoned if %s redirects in a circle', async (path) => {
    expect(await go(path)).toMatchObject({ outcome: 'refused', why: 'circle' });
  });

  it.each(['/inside', '/metadata'])('does not follow %s into a private network', async (path) => {
    expect(await go(path)).toMatchObject({ outcome: 'refused', why: 'inside' });
  });

  it('does not follow into another protocol', async () => {
    expect(await go('/file')).toMatchObject({ outcome: 'refused', why: 'address' });
  });

  it('is refused if the name resolves to an internal address', async () => {
    expect(await visit(`http://inner.example:${port}/`, ways)).toMatchObject({
      outcome: 'refused',
      why: 'inside',
    });
  });

  it('is limited in time, and cuts endless responses off at the head', async () => {
    expect(await go('/never', 300)).toMatchObject({ outcome: 'silent', why: 'time' });
    expect(await go('/endless')).toMatchObject({ outcome: 'answers' });
    await cut.promise;
  });

  it('reports that nobody answered', async () => {
    const nobody = {
      ...ways,
      lookup: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    };
    expect(await visit('http://gone.example/', nobody)).toMatchObject({ outcome: 'silent', why: 'name' });
  });
});

describe('an address', () => {
  it.each([
    ['https://www.lemonde.fr/', true],
    ['http://93.184.216.34/', true],
    ['http://127.0.0.1/', false],
    ['http://0x7f.1/', false],
    ['http://2130706433/', false],
    ['http://[::1]/', false],
    ['http://[::ffff:10.0.0.1]/', false],
    ['http://192.168.0.10/', false],
    ['http://169.254.169.254/', false],
    ['http://100.64.0.1/', false],
    ['http://localhost/', false],
    ['http://paper.internal/', false],
    ['http://paper/', false],
    ['ftp://paper.example/', false],
    ['javascript:alert(1)', false],
  ])('%s may lead outside: %s', (address, may) => expect(mayLeadOutside(address)).toBe(may));
});
