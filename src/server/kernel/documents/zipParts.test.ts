import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../tests/helpers/documents.ts';
import { Unreadable } from './outcome.ts';
import { zipPartsIn } from './zipParts.ts';

const megabyte = 1024 * 1024;

describe('the parts of a zip', () => {
  it('are unpacked up to 128 MB in total, however small they were packed', async () => {
    const blanks = Buffer.alloc(65 * megabyte, ' ');
    const bomb = await zipOf([
      ['one.xml', blanks],
      ['two.xml', blanks],
    ]);
    expect(bomb.length).toBeLessThan(megabyte);
    const parts = await zipPartsIn(bomb);
    let taken = 0;
    const take = (piece: string) => {
      taken += piece.length;
      return true;
    };
    await parts.read('one.xml', take);
    expect(taken).toBe(blanks.length);
    await expect(parts.read('two.xml', take)).rejects.toEqual(new Unreadable('TOO_LARGE'));
    expect(taken).toBeLessThanOrEqual(128 * megabyte);
  });

  it('are read only as far as needed; a missing one has no text', async () => {
    const parts = await zipPartsIn(await zipOf([['one.xml', Buffer.alloc(megabyte, ' ')]]));
    expect(parts.names).toEqual(['one.xml']);
    let pieces = 0;
    await parts.read('one.xml', () => ++pieces < 2);
    expect(pieces).toBe(2);
    await parts.read('two.xml', () => {
      throw new Error('there is no such part');
    });
  });
});
