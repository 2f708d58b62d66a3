import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StartProblem } from '../settings/startProblem.ts';
import type { FileStore } from './fileStore.ts';
import { FileMissing } from './names.ts';

const digestOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece as Buffer);
  return hash.digest('hex');
};

/** The digest of a file in the store; undefined if it does not exist. */
const digestIn = async (store: FileStore, fileId: string): Promise<string | undefined> => {
  try {
    return await digestOf(await store.read(fileId));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

/** Progress of a copy. */
export interface Copied {
  /** Number of files now in the target store, with the same content as in the source store. */
  files: number;
  /** Number of these that were there before. */
  before: number;
}

/**
 * Copies all files of a store into another one, and reads each back. Existing files are compared, so that an
 * interrupted copy can be resumed by the same call.
 * @param progress called after each file
 * @throws StartProblem naming a file that differs after the copy
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  progress: (copied: Copied) => void = () => {},
): Promise<Copied> => {
  const copied: Copied = { files: 0, before: 0 };
  const copy = async (fileId: string): Promise<void> => {
    const expected = await digestIn(from, fileId);
    // removed by the product meanwhile
    if (expected === undefined) return;
    const found = await digestIn(to, fileId);
    if (found === expected) copied.before += 1;
    else {
      if (found !== undefined) await to.remove(fileId);
      await to.write(fileId, await from.read(fileId));
      if ((await digestIn(to, fileId)) !== expected)
        throw new StartProblem(
          `파일 ${fileId}이(가) ${to.place}에 그대로 담기지 않았습니다. 저장소의 상태를 확인하고 다시 실행해 주세요.`,
        );
    }
    copied.files += 1;
    progress(copied);
  };
  for await (const fileIds of from.names()) for (const fileId of fileIds) await copy(fileId);
  return copied;
};
