import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type * as S3 from '@aws-sdk/client-s3';
import { prepareFolder } from '../dataFolder.ts';
import type { S3Settings } from '../environment.ts';
import { Failure } from '../failure.ts';
import { StartProblem } from '../startProblem.ts';
import type { FileStore, Trashed } from './fileStore.ts';
import { FileMissing, isFileId, markName, pathOf, trashPathOf } from './names.ts';

/** Folder of `dataDir` in which a file lies while it is looked at. */
const spoolName = 'spool';

/** Bytes up to which a file is sent from memory: the client tries that again by itself, and a stream not. */
const sentAgain = 8 * 1024 * 1024;

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

const statusOf = (error: unknown): number | undefined =>
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

const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });

/** Milliseconds after which a file in the spool is one that a server left there when it was killed. */
const spooledFor = 24 * 3_600_000;

const emptySpool = async (spool: string): Promise<void> => {
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > spooledFor) await rm(path, { force: true });
  }
};

/** Why a start is refused, without what the store says of itself. */
const startSentence = (bucket: string, error: unknown): string => {
  const status = statusOf(error) ?? statusOf((error as Error).cause);
  if (status === 404)
    return `S3_BUCKET의 저장소가 없습니다: ${bucket}. 이름을 확인하거나 먼저 만들어 주세요.`;
  if (status === 401 || status === 403)
    return `S3 저장소 ${bucket}에 쓸 권한이 없습니다. S3_ACCESS_KEY와 S3_SECRET_KEY, 그 계정의 권한을 확인해 주세요.`;
  return `S3 저장소 ${bucket}에 연결할 수 없습니다. S3_ENDPOINT와 S3_REGION, 방화벽을 확인해 주세요.`;
};

const isOurs = (key: string): boolean => isFileId(key.split('/').at(-1) ?? '');

/**
 * Stored files in a bucket, under the same names as in a folder. A file lies in the spool of `dataDir` while it is looked
 * at: it is put into the bucket whole and accepted, or not at all.
 */
export const s3Store = (settings: S3Settings, dataDir: string): FileStore => {
  const { bucket: Bucket } = settings;
  const spool = join(dataDir, spoolName);
  let opening: Promise<Opened> | undefined;
  const opened = (): Promise<Opened> => {
    opening ??= open(settings);
    return opening;
  };

  const head = async (Key: string) => {
    const { s3, client } = await opened();
    return ifThere(asked(client.send(new s3.HeadObjectCommand({ Bucket, Key }))));
  };
  const get = async (Key: string, Range?: string): Promise<Readable> => {
    const { s3, client } = await opened();
    const { Body } = await asked(
      client.send(new s3.GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })),
    );
    return Body as Readable;
  };
  const put = async (Key: string, Body: Readable | Buffer, ContentLength: number): Promise<void> => {
    const { s3, client } = await opened();
    await asked(client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength })));
  };
  const putText = (Key: string, text: string): Promise<void> =>
    put(Key, Buffer.from(text), Buffer.byteLength(text));
  const copy = async (from: string, to: string): Promise<void> => {
    const { s3, client } = await opened();
    await asked(client.send(new s3.CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` })));
  };
  const remove = async (Key: string): Promise<void> => {
    const { s3, client } = await opened();
    await ifThere(asked(client.send(new s3.DeleteObjectCommand({ Bucket, Key }))));
  };
  const move = async (from: string, to: string): Promise<void> => {
    const moved = await ifThere(copy(from, to).then(() => true));
    if (moved) await remove(from);
  };
  const keysBelow = async function* (Prefix: string): AsyncGenerator<string[]> {
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
  };
  /** A name in the spool, of which nothing is left afterwards. */
  const inSpool = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
    const path = join(spool, randomUUID());
    await mkdir(spool, { recursive: true });
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  };

  return {
    place: `s3://${Bucket}`,
    async prepare() {
      prepareFolder(dataDir, spoolName);
      await emptySpool(spool);
      const { s3, client } = await opened();
      try {
        await client.send(new s3.HeadBucketCommand({ Bucket }));
        const probe = `.probe-${randomUUID()}`;
        await putText(probe, 'probe');
        await remove(probe);
      } catch (error) {
        throw new StartProblem(startSentence(Bucket, error), { cause: error });
      }
    },
    async write(fileId, content, accept) {
      const Key = pathOf(fileId);
      await inSpool(async (path) => {
        await pipeline(content, createWriteStream(path, { flags: 'wx' }));
        await accept?.(path);
        const { size } = await stat(path);
        await put(Key, size > sentAgain ? createReadStream(path) : await readFile(path), size);
      });
    },
    async stat(fileId) {
      const found = isFileId(fileId) ? await head(pathOf(fileId)) : undefined;
      return found && { size: found.ContentLength ?? 0, changedAt: found.LastModified?.getTime() ?? 0 };
    },
    read: async (fileId, range) => get(pathOf(fileId), range && `bytes=${range.start}-${range.end}`),
    copy: async (from, to) => copy(pathOf(from), pathOf(to)),
    remove: async (fileId) => {
      if (isFileId(fileId)) await remove(pathOf(fileId));
    },
    locally: async (fileId, work) =>
      inSpool(async (path) => {
        const content = await ifThere(get(pathOf(fileId)));
        if (content) await pipeline(content, createWriteStream(path));
        return work(path);
      }),
    async *names() {
      for await (const keys of keysBelow(''))
        yield keys
          .filter((key) => !key.startsWith('.') && isOurs(key))
          .flatMap((key) => key.split('/')[1] ?? []);
    },
    trash: {
      async list() {
        const trashed: Trashed[] = [];
        for await (const keys of keysBelow('.trash/'))
          for (const [, day = '', fileId = ''] of keys.filter(isOurs).map((key) => key.split('/')))
            trashed.push({ day, fileId });
        return trashed;
      },
      put: async ({ day, fileId }) => move(pathOf(fileId), trashPathOf(day, fileId)),
      bringBack: async ({ day, fileId }) => move(trashPathOf(day, fileId), pathOf(fileId)),
      async empty(day) {
        for await (const keys of keysBelow(trashPathOf(day))) for (const key of keys) await remove(key);
      },
    },
    async mark() {
      const content = await ifThere(get(markName));
      return (
        content &&
        Buffer.concat(await content.toArray())
          .toString('utf8')
          .trim()
      );
    },
    setMark: (mark) => putText(markName, `${mark}\n`),
  };
};
