import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/settingGroups.ts';
import { FileMissing } from './names.ts';
import { StoreRefusal, thrownFor } from './s3Refusal.ts';

/** Calls to a bucket, by the keys of its objects. Every call ends within the time limits, or with its signal. */
export interface Bucket {
  /** @throws StoreRefusal if the bucket does not exist or access is denied */
  check(): Promise<void>;
  /** Undefined if the object does not exist. */
  head(key: string): Promise<S3.HeadObjectCommandOutput | undefined>;
  /** @throws FileMissing @param range as in HTTP: `bytes=0-99` @param signal also aborts reading the stream */
  get(key: string, range?: string, signal?: AbortSignal): Promise<Readable>;
  put(key: string, body: Readable | Buffer, bytes: number): Promise<void>;
  /** @throws FileMissing */
  copy(from: string, to: string): Promise<void>;
  /** No error if the object does not exist. */
  remove(key: string): Promise<void>;
  /** All keys with the prefix, in batches. */
  keysBelow(prefix: string): AsyncGenerator<string[]>;
}

/** Milliseconds to connect, and without receiving a byte; a timed-out attempt is retried within the total time. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 20_000 };

/** Time limit of a call including retries, until its answer begins. */
interface Bounds {
  /** Base limit in milliseconds. */
  whole: number;
  /** Minimum speed of the store in bytes per millisecond: the limit is extended accordingly for uploads. */
  pace: number;
}

const defaultBounds: Bounds = { whole: 30_000, pace: 250 };

interface Opened {
  s3: typeof S3;
  client: S3.S3Client;
}

/** Loaded with the first file: few installations use such a store, and its client is large. */
const open = async (settings: S3Settings): Promise<Opened> => {
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const client = new s3.S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // servers other than Amazon's do not know Amazon's own checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  return { s3, client };
};

/** The result, or undefined instead of FileMissing. */
export const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });

/** The bucket and its server in the operator's terms. */
const placeIn = ({ bucket, endpoint, region }: S3Settings): string =>
  `s3://${bucket} (${endpoint && URL.canParse(endpoint) ? new URL(endpoint).host : region})`;

/** A bucket whose client is opened with the first call. */
export const bucketOf = (settings: S3Settings, { whole, pace }: Bounds = defaultBounds): Bucket => {
  const { bucket: Bucket } = settings;
  let opening: Promise<Opened> | undefined;
  /** @throws StoreRefusal */
  const asked = async <T>(
    work: (opened: Opened, options: { abortSignal: AbortSignal }) => Promise<T>,
    { bytes = 0, signal }: { bytes?: number; signal?: AbortSignal | undefined } = {},
  ): Promise<T> => {
    opening ??= open(settings);
    const opened = await opening;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), whole + bytes / pace);
    try {
      const abortSignal = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
      return await work(opened, { abortSignal });
    } catch (error) {
      throw new StoreRefusal(placeIn(settings), error);
    } finally {
      clearTimeout(timer);
    }
  };
  /** @throws FileMissing if the object does not exist, Failure if the store refuses the call */
  const done = async <T>(...call: Parameters<typeof asked<T>>): Promise<T> => {
    try {
      return await asked(...call);
    } catch (error) {
      throw error instanceof StoreRefusal ? thrownFor(error) : error;
    }
  };
  return {
    async check() {
      await asked(({ s3, client }, options) => client.send(new s3.HeadBucketCommand({ Bucket }), options));
    },
    head: (Key) =>
      ifThere(
        done(({ s3, client }, options) => client.send(new s3.HeadObjectCommand({ Bucket, Key }), options)),
      ),
    async get(Key, Range, signal) {
      const { Body } = await done(
        ({ s3, client }, options) =>
          client.send(new s3.GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }), options),
        { signal },
      );
      // the client's type covers browsers too; under Node it is a Node stream
      return Body as Readable;
    },
    async put(Key, Body, bytes) {
      await done(
        ({ s3, client }, options) =>
          client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: bytes }), options),
        { bytes },
      );
    },
    async copy(from, to) {
      const CopySource = `${Bucket}/${from}`;
      await done(({ s3, client }, options) =>
        client.send(new s3.CopyObjectCommand({ Bucket, Key: to, CopySource }), options),
      );
    },
    async remove(Key) {
      await ifThere(
        done(({ s3, client }, options) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), options)),
      );
    },
    async *keysBelow(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await done(({ s3, client }, options) =>
          client.send(
            new s3.ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
            options,
          ),
        );
        yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
};
