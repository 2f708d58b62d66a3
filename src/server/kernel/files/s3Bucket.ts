import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from '../environment.ts';
import { Failure } from '../failure.ts';
import { FileMissing } from './names.ts';

/** What is asked of a bucket, by the keys of its objects. */
export interface Bucket {
  /** @throws the client's error where there is no such bucket, or it may not be used */
  look(): Promise<void>;
  /** Undefined where it is not there. */
  head(key: string): Promise<S3.HeadObjectCommandOutput | undefined>;
  /** @throws FileMissing @param range as in HTTP: `bytes=0-99` */
  get(key: string, range?: string): Promise<Readable>;
  put(key: string, body: Readable | Buffer, bytes: number): Promise<void>;
  /** @throws FileMissing */
  copy(from: string, to: string): Promise<void>;
  /** That it is not there is no error. */
  remove(key: string): Promise<void>;
  /** All keys that begin so, in batches. */
  keysBelow(prefix: string): AsyncGenerator<string[]>;
}

/** Milliseconds to connect, and without a byte. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 60_000 };

interface Opened {
  s3: typeof S3;
  client: S3.S3Client;
}

/** Loaded with the first file: few installations have such a store, and its client is large. */
const open = async (settings: S3Settings): Promise<Opened> => {
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const client = new s3.S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // servers other than Amazon's know none of its own checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  return { s3, client };
};

/** The status of HTTP by which a bucket refused. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/** Without what the store says of itself: answers may name keys and addresses. */
const unavailable = (error: unknown): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    '파일 저장소에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요. 계속되면 관리자에게 알려 주세요.',
    { cause: error },
  );

/** @throws FileMissing where the store has no such file, Failure 503 where it does not do what it is asked */
const asked = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw statusOf(error) === 404 ? new FileMissing() : unavailable(error);
  }
};

/** Undefined in the place of FileMissing. */
export const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });

/** Opened with the first call. */
export const bucketOf = (settings: S3Settings): Bucket => {
  const { bucket: Bucket } = settings;
  let opening: Promise<Opened> | undefined;
  const opened = (): Promise<Opened> => {
    opening ??= open(settings);
    return opening;
  };
  return {
    async look() {
      const { s3, client } = await opened();
      await client.send(new s3.HeadBucketCommand({ Bucket }));
    },
    async head(Key) {
      const { s3, client } = await opened();
      return ifThere(asked(client.send(new s3.HeadObjectCommand({ Bucket, Key }))));
    },
    async get(Key, Range) {
      const { s3, client } = await opened();
      const { Body } = await asked(
        client.send(new s3.GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })),
      );
      // the client's type is that of a browser too; under Node it is a stream of Node
      return Body as Readable;
    },
    async put(Key, Body, ContentLength) {
      const { s3, client } = await opened();
      await asked(client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength })));
    },
    async copy(from, to) {
      const { s3, client } = await opened();
      await asked(
        client.send(new s3.CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` })),
      );
    },
    async remove(Key) {
      const { s3, client } = await opened();
      await ifThere(asked(client.send(new s3.DeleteObjectCommand({ Bucket, Key }))));
    },
    async *keysBelow(Prefix) {
      const { s3, client } = await opened();
      let ContinuationToken: string | undefined;
      do {
        const page = await asked(
          client.send(
            new s3.ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
          ),
        );
        yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
};
