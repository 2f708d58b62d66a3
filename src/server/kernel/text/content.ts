import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const chunkBytes = 64 * 1024;

/** The content of a file, decompressed if it is gzip, with a count of the bytes read from disk. */
export class Content {
  readonly path: string;
  readonly size: number;
  readonly packed: boolean;
  readonly hash: string;
  bytesRead = 0;

  private constructor(path: string, size: number, packed: boolean, hash: string) {
    this.path = path;
    this.size = size;
    this.packed = packed;
    this.hash = hash;
  }

  /** @throws the file system's error if the file cannot be opened or read */
  static async open(path: string): Promise<Content> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
      const hash = createHash('sha256');
      for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
        hash.update(chunk as Buffer);
      return new Content(path, size, buffer[0] === 0x1f && buffer[1] === 0x8b, hash.digest('base64url'));
    } finally {
      await file.close();
    }
  }

  async *chunks(): AsyncGenerator<Buffer> {
    const file = createReadStream(this.path, { highWaterMark: chunkBytes });
    this.bytesRead = 0;
    file.on('data', (chunk) => {
      this.bytesRead += chunk.length;
    });
    const stream = this.packed ? pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {}) : file;
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } finally {
      file.destroy();
    }
  }

  /** At most `bytes` of the content; of a damaged archive the part that can be decompressed. */
  async head(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of this.chunks()) {
        parts.push(chunk);
        length += chunk.length;
        if (length >= bytes) break;
      }
    } catch (error) {
      if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    }
    return Buffer.concat(parts).subarray(0, bytes);
  }
}
