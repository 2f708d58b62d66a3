import type { Readable } from 'node:stream';
import type { Environment } from '../settings/environment.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

/** A file without a record, with the day on which it was moved to the trash (`2026-11-22`). */
export interface Trashed {
  day: string;
  fileId: string;
}

/** Range of bytes of a file, both ends inclusive, counted from 0. */
export interface Range {
  start: number;
  end: number;
}

/**
 * A store of files. File names are generated ids, never names from outside: a name that is not an id counts as missing,
 * and is not stored.
 */
export interface FileStore {
  /** The location in the operator's terms: a folder or a bucket. */
  readonly place: string;
  /** Creates the location if necessary, and tests whether files can be written. @throws StartProblem, StoreFull */
  prepare(): Promise<void>;
  /**
   * Stores the content; nothing remains if the stream fails or the content is refused.
   * @param accept checks the whole content, which is at that path meanwhile, and throws to refuse it
   */
  write(fileId: string, content: Readable, accept?: (path: string) => Promise<void>): Promise<void>;
  /**
   * Size in bytes and time of the last change in milliseconds, including changes of the name; undefined if it does not
   * exist.
   */
  stat(fileId: string): Promise<{ size: number; changedAt: number } | undefined>;
  /** @throws FileMissing */
  read(fileId: string, range?: Range): Promise<Readable>;
  /** Stores the same content under a second name. @throws FileMissing */
  copy(from: string, to: string): Promise<void>;
  /** No error if the file does not exist. */
  remove(fileId: string): Promise<void>;
  /**
   * Runs `work` with a path of a local file with the content; the path does not exist if the file does not.
   * @param signal aborts the download of the content
   */
  locally<T>(fileId: string, work: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The names of all files, in batches. */
  names(): AsyncIterable<string[]>;
  /** Files in the trash; it is no error if another server was faster to move one. */
  trash: {
    list(): Promise<Trashed[]>;
    put(one: Trashed): Promise<void>;
    bringBack(one: Trashed): Promise<void>;
    /** Permanently deletes the files of that day. */
    empty(day: string): Promise<void>;
  };
  /** The id that pairs the store with its database; undefined if it has none. */
  mark(): Promise<string | undefined>;
  setMark(mark: string): Promise<void>;
}

type Settings = Pick<Environment, 'dataDir' | 'filesStore' | 's3'>;

/** The store configured in the environment; the default is in `dataDir`. */
export const openFileStore = ({ dataDir, filesStore, s3 }: Settings): FileStore =>
  filesStore === 's3' && s3 ? s3Store(s3, dataDir) : folderStore(dataDir);
