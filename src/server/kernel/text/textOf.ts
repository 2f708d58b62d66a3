import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

const marks: [mark: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** In UTF-16 every other byte of Latin text and line breaks is zero; its position gives the byte order. */
const wide = (bytes: Buffer): string | undefined => {
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** The last character may be cut off. */
const isUtf8Text = (bytes: Buffer): boolean =>
  [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)));

/**
 * Decodes text in its most likely encoding: by byte order mark, UTF-16, UTF-8, else the legacy encoding of Korean
 * Windows.
 */
export const textOf = (bytes: Buffer): string => {
  const head = bytes.toString('hex', 0, 3);
  const marked = marks.find(([mark]) => head.startsWith(mark))?.[1];
  return iconv.decode(bytes, marked ?? wide(bytes) ?? (isUtf8Text(bytes) ? 'utf-8' : 'cp949'));
};
