import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from './ndjson.ts';

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

const read = async (longest: number, ...texts: string[]): Promise<(string | null)[]> => {
  const lines: Line[] = [];
  for await (const line of linesOf(chunks(...texts), longest)) lines.push(line);
  expect(lines.map((line) => line.number)).toEqual(lines.map((_, index) => index + 1));
  return lines.map((line) => line.bytes?.toString() ?? null);
};

describe('lines', () => {
  it('are assembled from any chunks', async () => {
    expect(await read(99, 'a\nb', 'c', '', 'd\n\ne')).toEqual(['a', 'bcd', '', 'e']);
    expect(await read(99, 'a\n')).toEqual(['a']);
    expect(await read(99)).toEqual([]);
  });

  it('that are too long are reported, not buffered', async () => {
    expect(await read(3, 'abcd\nabc\n', 'ab', 'cd', 'ef\nx', 'yz1')).toEqual([null, 'abc', null, null]);
  });
});
