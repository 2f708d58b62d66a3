import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMs } from '../../../../tests/helpers/limits.ts';
import { type DownloadOptions, download, retryAfter } from './download.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Certificate of a name that resolves to loopback, self-signed until 2126; it protects nothing. */
const selfSigned = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUK46W0tnjV/KBRJmREPBJdzkcJKkwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcGFwZXIuZXhhbXBsZTAgFw0yNjExMjMwODU1MzdaGA8yMTI2
MTAzMDA4NTUzN1owGDEWMBQGA1UEAwwNcGFwZXIuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABNd8cbdYV1+e1anDJ163NoVk3JIz5vIQkUy+5Nk/wTyx
kNugoE5YCJmsrVxYgaSQd0pvN1wHTC67UK9mSLQEUX2jbTBrMB0GA1UdDgQWBBRd
tWFqxJF3GFCCB8z4b6Z5buYcnjAfBgNVHSMEGDAWgBRdtWFqxJF3GFCCB8z4b6Z5
buYcnjAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXBhcGVyLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSAAwRQIge+Nff5L18L8moVxAxvzO2eZtU3IDd+fJIi8L6PHg
HYsCIQC5kE8gNsrtb1fLNN20+0FVMYDFz2Xjqm9yJsk/yD8qfw==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEoXZtzMr023x1r80
ctcYL77uy9i/upncASyCY4mk+WehRANCAATXfHG3WFdfntWpwydetzaFZNySM+by
EJFMvuTZP8E8sZDboKBOWAiZrK1cWIGkkHdKbzdcB0wuu1CvZki0BFF9
-----END PRIVATE KEY-----`,
};

const text = 'Culture news, item by item. '.repeat(40);
const bound = 100_000;
/** A body of 50 MB once decompressed, five hundred times the limit. */
const zeros = Buffer.alloc(50_000_000);

const packed = (encoding: string, body: Buffer) => (answer: ServerResponse) =>
  answer.writeHead(200, { 'content-encoding': encoding }).end(body);
const to =
  (location: string, status = 302) =>
  (answer: ServerResponse) =>
    answer.writeHead(status, { location }).end();
/** Writes repeatedly until the client disconnects. */
const without =
  (end: string, pause: number) =>
  (answer: ServerResponse): void => {
    answer.writeHead(200);
    const more = setInterval(() => answer.write(end), pause);
    answer.on('close', () => {
      clearInterval(more);
      hungUp += 1;
    });
  };
let hungUp = 0;

const pages: Record<string, (answer: ServerResponse) => unknown> = {
  '/plain': (answer) => answer.writeHead(200, { etag: '"1"', 'content-type': 'text/xml' }).end(text),
  '/gzip': packed('gzip', gzipSync(text)),
  '/deflate': packed('deflate', deflateSync(text)),
  '/br': packed('br', brotliCompressSync(text)),
  '/twice': packed('br, gzip', gzipSync(brotliCompressSync(text))),
  '/exact': (answer) => answer.end('x'.repeat(bound)),
  '/oneMore': (answer) => answer.end('x'.repeat(bound + 1)),
  '/endless': without('x'.repeat(10_000), 1),
  '/gzipBomb': packed('gzip', gzipSync(zeros)),
  '/brBomb': packed('br', brotliCompressSync(zeros)),
  '/bombInBomb': packed('gzip, gzip', gzipSync(gzipSync(zeros))),
  '/torn': packed('gzip', gzipSync(text).subarray(0, 30)),
  '/noGzip': packed('gzip', Buffer.from(text)),
  '/unasked': packed('compress', Buffer.from(text)),
  '/thrice': packed('gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(text)))),
  '/drip': without(' ', 50),
  '/silent': () => {},
  '/reset': (answer) => answer.socket?.resetAndDestroy(),
  '/breaksOff': (answer) => {
    answer.writeHead(200, { 'content-length': '1000' });
    answer.write('only this', () => answer.socket?.resetAndDestroy());
  },
  '/inside': to('http://10.0.0.7/feed'),
  '/metadata': to('http://[::ffff:169.254.169.254]/latest'),
  '/innerName': to('http://inner.example/feed'),
  '/file': to('file:///etc/passwd'),
  '/nowhere': to('http://'),
  '/round': to('/round'),
  '/moved': to('/plain', 301),
  '/movedForNow': to('/moved'),
  '/missing': (answer) => answer.writeHead(404, { 'retry-after': '60' }).end('x'.repeat(1_000)),
};

const answerAll: RequestListener = ({ url = '' }, answer) => void pages[url]?.(answer);
const plain = createServer(answerAll);
const secure = createSecureServer(selfSigned, answerAll);
const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
let port = 0;
let securePort = 0;
beforeAll(async () => {
  port = await listening(plain);
  securePort = await listening(secure);
});
afterAll(() => {
  for (const server of [plain, secure]) {
    server.closeAllConnections();
    server.close();
  }
});

/** A local server takes the place of the public host; all other addresses are checked as usual. */
const options: DownloadOptions = {
  lookup: async (host) => [{ address: host === 'paper.example' ? '127.0.0.1' : '10.1.2.3', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  accept: '*/*',
  userAgent: 'test',
  maxBytes: bound,
  timeoutMs: testMs,
};
const get = (path: string, more: Partial<DownloadOptions> = {}) =>
  download(`http://paper.example:${port}${path}`, { ...options, ...more });

describe('a download', () => {
  it.each(['/plain', '/gzip', '/deflate', '/br', '/twice'])('of %s returns the text', async (path) => {
    const found = await get(path);
    expect(found).toMatchObject({ outcome: 'body', status: 200, isCut: false, movedTo: null });
    expect(found.outcome === 'body' && found.bytes.toString()).toBe(text);
  });

  it.each([
    ['/exact', false],
    ['/oneMore', true],
    ['/endless', true],
    ['/gzipBomb', true],
    ['/brBomb', true],
    ['/bombInBomb', true],
  ])('of %s ends at its limit; cut off: %s', async (path, isCut) => {
    const found = await get(path);
    expect(found).toMatchObject({ outcome: 'body', isCut });
    expect(found.outcome === 'body' && found.bytes.length).toBe(bound);
  });

  it('without end is cut off at the server too', async () => {
    const before = hungUp;
    await get('/endless');
    await expect.poll(() => hungUp).toBe(before + 1);
  });

  it.each([
    ['/torn', 'encoding'],
    ['/noGzip', 'encoding'],
    ['/unasked', 'encoding'],
    ['/thrice', 'encoding'],
    ['/reset', 'network'],
    ['/breaksOff', 'network'],
    ['/inside', 'inside'],
    ['/metadata', 'inside'],
    ['/innerName', 'inside'],
    ['/file', 'address'],
    ['/nowhere', 'address'],
    ['/round', 'circle'],
  ])('of %s fails: %s', async (path, why) =>
    expect(await get(path)).toMatchObject({ outcome: 'failed', why, status: null }),
  );

  it.each(['/silent', '/drip'])('of %s is limited in time', async (path) => {
    expect(await get(path, { timeoutMs: 300 })).toMatchObject({ outcome: 'failed', why: 'time' });
  });

  it('refuses a server with a self-signed certificate', async () => {
    const found = await download(`https://paper.example:${securePort}/plain`, options);
    expect(found).toMatchObject({ outcome: 'failed', why: 'certificate' });
  });

  it('does not mix plain HTTP and TLS', async () => {
    expect(await download(`http://paper.example:${securePort}/plain`, options)).toMatchObject({
      outcome: 'failed',
      why: 'network',
    });
    expect(await download(`https://paper.example:${port}/plain`, options)).toMatchObject({
      outcome: 'failed',
      why: 'certificate',
    });
  });

  it('reports where a document has moved for good, if every step says so', async () => {
    const url = `http://paper.example:${port}/plain`;
    expect(await get('/moved')).toMatchObject({ url, movedTo: url });
    expect(await get('/movedForNow')).toMatchObject({ url, movedTo: null });
  });

  it('returns the answer of a server without a document', async () => {
    expect(await get('/missing')).toMatchObject({ why: 'status', status: 404, retryAfter: 60 });
  });

  it('ends when its caller does', async () => {
    const ending = new AbortController();
    const found = get('/silent', { signal: ending.signal });
    ending.abort();
    expect(await found).toMatchObject({ outcome: 'failed', why: 'time' });
  });
});

const now = new Date('2026-11-20T00:00:00Z');

it.each<[said: string | undefined, seconds: number | null]>([
  ['120', 120],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 00:10:00 GMT', 600],
  ['Thu, 19 Nov 2026 00:00:00 GMT', 0],
  ['999999999', 604_800],
  ['Fri, 20 Nov 2099 00:00:00 GMT', 604_800],
  ['soon', null],
  ['-5', 0],
  ['', null],
  [undefined, null],
])('Retry-After: %s means %s seconds', (said, seconds) => expect(retryAfter(said, now)).toBe(seconds));
