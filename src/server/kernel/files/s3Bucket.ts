import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from '../s3Settings.ts';
import { FileMissing } from './names.ts';
import { StoreRefusal, thrownFor } from './s3Refusal.ts';

/** What is asked of a bucket, by the keys of its objects. Every call ends within the bounds, or with the signal it is given. */
export interface Bucket {
  /** @throws StoreRefusal where there is no such bucket, or it may not be used */
  look(): Promise<void>;
  /** Undefined where it is not there. */
  head(key: string): Promise<S3.HeadObjectCommandOutput | undefined>;
  /** @throws FileMissing @param range as in HTTP: `bytes=0-99` @param signal ends what is read, too */
  get(key: string, range?: string, signal?: AbortSignal): Promise<Readable>;
  put(key: string, body: Readable | Buffer, bytes: number): Promise<void>;
  /** @throws FileMissing */
  copy(from: string, to: string): Promise<void>;
  /** That it is not there is no error. */
  remove(key: string): Promise<void>;
  /** All keys that begin so, in batches. */
  keysBelow(prefix: string): AsyncGenerator<string[]>;
}

/** Milliseconds to connect, and without a byte: a try that a silent store does not answer is made again within the whole. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 20_000 };

/** How long a call may take with all of its tries, until its answer begins. */
interface Bounds {
  /** Milliseconds. */
  whole: number;
  /** Bytes a millisecond that a store takes at least: so much longer may it take to send a file. */
  pace: number;
}

const defaultBounds: Bounds = { whole: 30_000, pace: 250 };

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

/** Undefined in the place of FileMissing. */
export const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });

/** The bucket and its server as an operator knows them. */
const placeIn = ({ bucket, endpoint, region }: S3Settings): string =>
  `s3://${bucket} (${endpoint && URL.canParse(endpoint) ? new URL(endpoint).host : region})`;

/** Opened with the first call. */
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
  /** @throws FileMissing where the store has no such file, Failure where it does not do what it is asked */
  const done = async <T>(...call: Parameters<typeof asked<T>>): Promise<T> => {
    try {
      return await asked(...call);
    } catch (error) {
      throw error instanceof StoreRefusal ? thrownFor(error) : error;
    }
  };
  return {
    async look() {
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
      // the client's type is that of a browser too; under Node it is a stream of Node
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
