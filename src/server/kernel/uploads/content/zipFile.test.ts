import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inMemory } from './bytes.ts';
import { unpack, type ZipEntry } from './zipFile.ts';

const limit = 4_000;

/** The bytes as an entry at the start of a file; `fetched` counts the bytes read. */
const watched = (packed: Buffer) => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  const whole = inMemory(Buffer.concat([head, packed]));
  let fetched = 0;
  return {
    fetched: () => fetched,
    file: {
      ...whole,
      read: (position: number, length: number) => {
        fetched += length;
        return whole.read(position, length);
      },
    },
  };
};
const entry = (told: Partial<ZipEntry>): ZipEntry => ({
  name: 'a',
  isEncrypted: false,
  method: 8,
  packed: 0,
  unpacked: 0,
  offset: 0,
  ...told,
});

describe('unpacking a part', () => {
  it.each([
    ['packed', 8],
    ['stored', 0],
  ])('reads nothing of a %s one that says it is small and is not', async (_what, method) => {
    const { file, fetched } = watched(Buffer.alloc(1_000_000));
    const lying = entry({ method, packed: 1_000_000, unpacked: 10 });
    await expect(unpack(file, lying, limit)).rejects.toMatchObject({ fault: 'bomb' });
    expect(fetched()).toBe(0);
  });

  it('refuses a stored one of two sizes', async () => {
    const { file } = watched(Buffer.from('0123456789'));
    await expect(unpack(file, entry({ method: 0, packed: 10, unpacked: 4 }), limit)).rejects.toMatchObject({
      fault: 'damaged',
    });
  });

  it('takes what does not pack and so grew a little, up to the limit', async () => {
    const content = randomBytes(limit);
    const packed = deflateRawSync(content);
    expect(packed.length).toBeGreaterThan(limit);
    const { file } = watched(packed);
    const told = entry({ packed: packed.length, unpacked: limit });
    expect((await unpack(file, told, limit)).equals(content)).toBe(true);
  });
});
