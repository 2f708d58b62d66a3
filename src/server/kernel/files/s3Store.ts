import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { prepareFolder } from '../database/dataFolder.ts';
import type { S3Settings } from '../settings/settingGroups.ts';
import { StartProblem } from '../settings/startProblem.ts';
import type { FileStore, Trashed } from './fileStore.ts';
import { isFileId, markName, pathOf, StoreFull, trashPathOf } from './names.ts';
import { type Bucket, bucketOf, ifThere } from './s3Bucket.ts';
import { isFullStore, refusalIn, startSentence } from './s3Refusal.ts';

/** Folder of `dataDir` for files while they are checked. */
const spoolName = 'spool';

/** Maximum size in bytes of a file that is sent from memory: the client itself can retry that, but not a stream. */
const sentAgain = 8 * 1024 * 1024;

/** Milliseconds after which a file in the spool counts as left behind by a killed server. */
const spooledFor = 24 * 3_600_000;

const emptySpool = async (spool: string): Promise<void> => {
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > spooledFor) await rm(path, { force: true });
  }
};

/** Runs `work` with a path in the spool, which is removed afterwards. */
const inSpool = async <T>(spool: string, work: (path: string) => Promise<T>): Promise<T> => {
  const path = join(spool, randomUUID());
  await mkdir(spool, { recursive: true });
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

const putText = (bucket: Bucket, key: string, text: string): Promise<void> =>
  bucket.put(key, Buffer.from(text), Buffer.byteLength(text));

/** Moves a file; it is no error if another server was faster. */
const move = async (bucket: Bucket, from: string, to: string): Promise<void> => {
  const moved = await ifThere(bucket.copy(from, to).then(() => true));
  if (moved) await bucket.remove(from);
};

const isOurs = (key: string): boolean => isFileId(key.split('/').at(-1) ?? '');

const trashOf = (bucket: Bucket): FileStore['trash'] => ({
  async list() {
    const trashed: Trashed[] = [];
    for await (const keys of bucket.keysBelow('.trash/'))
      for (const [, day = '', fileId = ''] of keys.filter(isOurs).map((key) => key.split('/')))
        trashed.push({ day, fileId });
    return trashed;
  },
  put: async ({ day, fileId }) => move(bucket, pathOf(fileId), trashPathOf(day, fileId)),
  bringBack: async ({ day, fileId }) => move(bucket, trashPathOf(day, fileId), pathOf(fileId)),
  async empty(day) {
    for await (const keys of bucket.keysBelow(trashPathOf(day)))
      for (const key of keys) await bucket.remove(key);
  },
});

/**
 * Stored files in a bucket, under the same names as in a folder. A file is in the spool of `dataDir` while it is
 * checked: only an accepted file is put into the bucket, as a whole.
 */
export const s3Store = (settings: S3Settings, dataDir: string): FileStore => {
  const spool = join(dataDir, spoolName);
  const bucket = bucketOf(settings);
  return {
    place: `s3://${settings.bucket}`,
    async prepare() {
      prepareFolder(dataDir, spoolName);
      await emptySpool(spool);
      try {
        await bucket.check();
        const probe = `.probe-${randomUUID()}`;
        await putText(bucket, probe, 'probe');
        await bucket.remove(probe);
      } catch (error) {
        const refusal = refusalIn(error);
        const Problem = refusal && isFullStore(refusal) ? StoreFull : StartProblem;
        throw new Problem(startSentence(settings.bucket, error), { cause: error });
      }
    },
    async write(fileId, content, accept) {
      const key = pathOf(fileId);
      await inSpool(spool, async (path) => {
        await pipeline(content, createWriteStream(path, { flags: 'wx' }));
        await accept?.(path);
        const { size } = await stat(path);
        await bucket.put(key, size > sentAgain ? createReadStream(path) : await readFile(path), size);
      });
    },
    async stat(fileId) {
      const found = isFileId(fileId) ? await bucket.head(pathOf(fileId)) : undefined;
      return found && { size: found.ContentLength ?? 0, changedAt: found.LastModified?.getTime() ?? 0 };
    },
    read: async (fileId, range) => bucket.get(pathOf(fileId), range && `bytes=${range.start}-${range.end}`),
    copy: async (from, to) => bucket.copy(pathOf(from), pathOf(to)),
    remove: async (fileId) => {
      if (isFileId(fileId)) await bucket.remove(pathOf(fileId));
    },
    locally: (fileId, work, signal) =>
      inSpool(spool, async (path) => {
        const content = await ifThere(bucket.get(pathOf(fileId), undefined, signal));
        if (content) await pipeline(content, createWriteStream(path));
        return work(path);
      }),
    async *names() {
      for await (const keys of bucket.keysBelow(''))
        yield keys
          .filter((key) => !key.startsWith('.') && isOurs(key))
          .flatMap((key) => key.split('/')[1] ?? []);
    },
    trash: trashOf(bucket),
    async mark() {
      const content = await ifThere(bucket.get(markName));
      return (
        content &&
        Buffer.concat(await content.toArray())
          .toString('utf8')
          .trim()
      );
    },
    setMark: (mark) => putText(bucket, markName, `${mark}\n`),
  };
};
