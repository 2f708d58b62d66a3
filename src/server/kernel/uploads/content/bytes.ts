import type { FileHandle } from 'node:fs/promises';

/** A file with random access: any part can be read without the rest. */
export interface Bytes {
  size: number;
  /** Up to `length` bytes from `position`; fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
}

export const bytesOf = async (file: FileHandle): Promise<Bytes> => {
  const { size } = await file.stat();
  return {
    size,
    read: async (position, length) => {
      if (position < 0 || position >= size || length <= 0) return Buffer.alloc(0);
      const wanted = Math.min(length, size - position);
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
      return buffer.subarray(0, bytesRead);
    },
  };
};

/** A file in memory. */
export const inMemory = (content: Buffer): Bytes => ({
  size: content.length,
  read: async (position, length) => content.subarray(position, position + length),
});
