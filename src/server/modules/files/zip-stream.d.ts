declare module 'zip-stream' {
  import type { Transform } from 'node:stream';

  interface EntryData {
    name: string;
    date?: Date;
    store?: boolean;
  }

  /** A zip stream that is produced as it is read: one entry after another. */
  export default class ZipStream extends Transform {
    constructor(options?: {
      store?: boolean;
      level?: number;
      zlib?: { level?: number; chunkSize?: number };
      forceUTC?: boolean;
    });
    entry(
      source: Buffer | string | NodeJS.ReadableStream,
      data: EntryData,
      done: (error?: Error) => void,
    ): this;
    /** Writes the directory after the last entry. */
    finalize(): void;
  }
}
