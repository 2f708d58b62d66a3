import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible store on loopback, with one bucket. */
export interface S3Server {
  /** Environment variables of a product that stores its files there. */
  variables: Record<string, string>;
  /** Makes it refuse files, like a full store, or accept them again. */
  setFull(isFull: boolean): void;
  stop(): Promise<void>;
}

export const startS3Server = async (bucket = 'press-files'): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // for requests on the bucket itself it computes signatures differently from Amazon and its client
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
      // its only account
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
