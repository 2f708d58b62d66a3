import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { maxTextLength } from '../plainText.ts';
import { markupText } from './markup.ts';
import type { Reader } from './reader.ts';

/** Maximum bytes read of a text file: the kept characters in the widest encoding. */
const maxBytes = 4 * maxTextLength;

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

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    // the last character may be cut off
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Decodes text in its most likely encoding: by byte order mark, UTF-16, UTF-8, else the legacy encoding of Korean
 * Windows.
 */
export const decoded = (bytes: Buffer): string => {
  const head = bytes.toString('hex', 0, 3);
  const marked = marks.find(([mark]) => head.startsWith(mark))?.[1];
  return iconv.decode(bytes, marked ?? wide(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'cp949'));
};

const beginning = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    await file.read(bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    await file.close();
  }
};

export const readPlain: Reader = async (path, sink) => sink.add(decoded(await beginning(path)));

const blocks = new Set(
  'address article aside blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);

export const readHtml: Reader = async (path, sink) => {
  const parser = markupText(
    { skipped: new Set(['script', 'style', 'template']), lines: blocks, gaps: new Set(['td', 'th']) },
    sink,
    false,
  );
  parser.end(decoded(await beginning(path)));
};
