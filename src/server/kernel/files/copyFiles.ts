import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StartProblem } from '../startProblem.ts';
import type { FileStore } from './fileStore.ts';
import { FileMissing } from './names.ts';

const digestOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece as Buffer);
  return hash.digest('hex');
};

/** The digest of a file that lies in the store; undefined where it does not. */
const digestIn = async (store: FileStore, fileId: string): Promise<string | undefined> => {
  try {
    return await digestOf(await store.read(fileId));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

/** How far a copy has come. */
export interface Copied {
  /** Files that are there now, with the content that they have in the first store. */
  files: number;
  /** Of these, those that had been there before. */
  before: number;
}

/**
 * Copies all files of a store into another one, and reads each back. What is there already is compared, so that a run
 * that was interrupted is gone on with by the same call.
 * @param progress told of each file
 * @throws StartProblem naming a file that has not arrived as it was sent
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  progress: (copied: Copied) => void = () => {},
): Promise<Copied> => {
  const copied: Copied = { files: 0, before: 0 };
  const copy = async (fileId: string): Promise<void> => {
    const expected = await digestIn(from, fileId);
    // removed meanwhile, by the product
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
