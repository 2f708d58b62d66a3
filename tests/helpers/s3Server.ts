import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store that is reached as Amazon's S3 is, on loopback, with one bucket. */
export interface S3Server {
  /** Environment variables of a product that keeps its files there. */
  variables: Record<string, string>;
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
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
