import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store that is reached as Amazon's S3 is, on loopback, with one bucket. */
export interface S3Server {
  /** Environment variables of a product that keeps its files there. */
  variables: Record<string, string>;
  /** From now on takes no file, as a store without room; or takes them again. */
  setFull(isFull: boolean): void;
  stop(): Promise<void>;
}

export const startS3Server = async (bucket = 'press-files'): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // it reckons those of calls on the bucket itself otherwise than Amazon and its client do
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  let isFull = false;
  server.middleware.unshift(async (call, next) => {
    if (!isFull || call.method !== 'PUT') return next();
    Object.assign(call, {
      status: 507,
      type: 'application/xml',
      body: '<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its limit.</Message></Error>',
    });
  });
  const { port } = await server.run();
  return {
    variables: {
      FILES_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      // the only account that it has
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    setFull: (value) => {
      isFull = value;
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
