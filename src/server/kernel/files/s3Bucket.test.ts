import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { bucketOf } from './s3Bucket.ts';
import { refusalIn, startSentence } from './s3Refusal.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A bucket on a server with this listener; `whole`: time limit of a call in milliseconds. */
const bucketOn = async (listener: RequestListener, whole = 5_000) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'press-files',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  };
  return { port, bucket: bucketOf(settings, { whole, pace: 1_000 }) };
};

const refusing =
  (status: number, code: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    });
  };

const put = async (status: number, code: string) => {
  const { bucket, port } = await bucketOn(refusing(status, code));
  const failure: unknown = await bucket.put('aa/aaa', Buffer.from('x'), 1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  return { failure: failure as Failure, port };
};

describe('a store that refuses a file', () => {
  it.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [507, 'Whatever'],
  ])('for lack of room (%d %s) is reported as full, and named in the log', async (status, code) => {
    const { failure, port } = await put(status, code);
    expect([failure.status, failure.message]).toEqual([
      503,
      expect.stringMatching(/가득 차서.*그대로 두고 관리자에게/),
    ]);
    expect((failure.cause as Error).message).toBe(
      `s3://press-files (127.0.0.1:${port}): ${status} ${code} no`,
    );
    expect(startSentence('press-files', failure)).toContain('가득 찼습니다');
  });

  it('that is too large is reported as such', async () => {
    const { failure } = await put(400, 'EntityTooLarge');
    expect([failure.status, failure.message]).toEqual([413, expect.stringContaining('파일이 커서')]);
  });

  it('for too many requests is reported as worth a retry', async () => {
    const { failure } = await put(503, 'SlowDown');
    expect([failure.status, failure.message]).toEqual([503, expect.stringContaining('요청이 몰려')]);
  });
});

describe('a store that is silent', () => {
  const silent: RequestListener = (request) => void request.resume();

  it('is awaited within a limit, with all attempts', async () => {
    const { bucket } = await bucketOn(silent, 300);
    const failure: unknown = await bucket.get('aa/aaa').catch((error: unknown) => error);
    expect([(failure as Failure).status, refusalIn(failure)?.code]).toEqual([503, 'AbortError']);
  });

  it('is awaited no longer than its caller waits', async () => {
    const caller = new AbortController();
    const { bucket } = await bucketOn(() => caller.abort(), 60_000);
    await expect(bucket.get('aa/aaa', undefined, caller.signal)).rejects.toThrow(Failure);
  });

  it('in the middle of a file ends when the caller ends it', async () => {
    const caller = new AbortController();
    const { bucket } = await bucketOn((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
    }, 60_000);
    const content = await bucket.get('aa/aaa', undefined, caller.signal);
    content.once('data', () => caller.abort());
    await expect(content.toArray()).rejects.toThrow();
  });
});
