import type { Readable } from 'node:stream';
import type { Environment } from '../environment.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

/** A file that no record had, on the day on which it was put aside (`2026-11-22`). */
export interface Trashed {
  day: string;
  fileId: string;
}

/** Bytes of a file from the first to the last one, both counted from 0. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Where stored files lie. Their names are generated ids, never names from outside: whatever is no id is not there, and
 * is not stored.
 */
export interface FileStore {
  /** The place as an operator knows it: a folder or a bucket. */
  readonly place: string;
  /** Makes the place where need be, and tries whether files can be written there. @throws StartProblem, StoreFull */
  prepare(): Promise<void>;
  /**
   * Stores what comes; nothing of it stays when it breaks off or is refused.
   * @param accept looks at the whole content, which lies at that path meanwhile, and throws to refuse it
   */
  write(fileId: string, content: Readable, accept?: (path: string) => Promise<void>): Promise<void>;
  /** Size in bytes and time of the last change, its name included, in milliseconds; undefined where it is not there. */
  stat(fileId: string): Promise<{ size: number; changedAt: number } | undefined>;
  /** @throws FileMissing */
  read(fileId: string, range?: Range): Promise<Readable>;
  /** The same content under a second name. @throws FileMissing */
  copy(from: string, to: string): Promise<void>;
  /** That it is not there is no error. */
  remove(fileId: string): Promise<void>;
  /**
   * Runs `work` with a path at which the content lies meanwhile; nothing lies there where the file is not there.
   * @param signal ends the fetching of the content
   */
  locally<T>(fileId: string, work: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The names of all files, in batches. */
  names(): AsyncIterable<string[]>;
  /** What was put aside; that another server was faster to move one is no error. */
  trash: {
    list(): Promise<Trashed[]>;
    put(one: Trashed): Promise<void>;
    bringBack(one: Trashed): Promise<void>;
    /** Removes what was put aside on that day, for good. */
    empty(day: string): Promise<void>;
  };
  /** The id that ties the store to its database; undefined where it has none. */
  mark(): Promise<string | undefined>;
  setMark(mark: string): Promise<void>;
}

type Settings = Pick<Environment, 'dataDir' | 'filesStore' | 's3'>;

/** The store that the environment names, beside `dataDir`. */
export const openFileStore = ({ dataDir, filesStore, s3 }: Settings): FileStore =>
  filesStore === 's3' && s3 ? s3Store(s3, dataDir) : folderStore(dataDir);
