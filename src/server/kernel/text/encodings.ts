import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';

/** The likely encodings of feeds without a usable declaration, by their language. */
const byLanguage: Record<string, string> = {
  ko: 'euc-kr',
  ja: 'shift_jis',
  zh: 'gb18030',
  ru: 'windows-1251',
  uk: 'windows-1251',
  be: 'windows-1251',
  bg: 'windows-1251',
  sr: 'windows-1251',
  mk: 'windows-1251',
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  iw: 'windows-1255',
  ar: 'windows-1256',
  fa: 'windows-1256',
  et: 'windows-1257',
  lv: 'windows-1257',
  lt: 'windows-1257',
  vi: 'windows-1258',
  th: 'windows-874',
  pl: 'windows-1250',
  cs: 'windows-1250',
  sk: 'windows-1250',
  sl: 'windows-1250',
  hr: 'windows-1250',
  hu: 'windows-1250',
  ro: 'windows-1250',
};

/** Encoding names that senders use for a larger character set, as browsers interpret them. */
const aliases: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-11': 'windows-874',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gb_2312: 'gb18030',
  'gb_2312-80': 'gb18030',
  gbk: 'gb18030',
  'x-gbk': 'gb18030',
  'ks_c_5601-1987': 'euc-kr',
  ksc5601: 'euc-kr',
  ks_c_5601: 'euc-kr',
  'x-windows-949': 'euc-kr',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  'x-sjis': 'shift_jis',
  sjis: 'shift_jis',
  'windows-31j': 'shift_jis',
  'big5-hkscs': 'big5',
  utf8: 'utf-8',
};

/** Multi-byte encodings that only the web platform's decoder supports completely. */
const byPlatform = new Set(['iso-2022-jp', 'euc-jp']);

/** The encoding of a label; null for an unknown one, and for UTF-16 and UTF-32, which are detected from the bytes. */
export const encodingOf = (label: string | null | undefined): string | null => {
  const name = label?.trim().toLowerCase();
  if (!name || /^(utf|ucs|iso-10646-ucs)-?_?(16|32|2|4)/.test(name)) return null;
  const encoding = aliases[name] ?? name;
  return byPlatform.has(encoding) || iconv.encodingExists(encoding) ? encoding : null;
};

export const encodingOfLanguage = (language: string | null | undefined): string | null =>
  byLanguage[language?.slice(0, 2).toLowerCase() ?? ''] ?? null;

/** Text of the bytes; undecodable bytes become U+FFFD. */
export const decoded = (bytes: Buffer, encoding: string): string =>
  byPlatform.has(encoding) ? new TextDecoder(encoding).decode(bytes) : iconv.decode(bytes, encoding);

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

const isUtf8File = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path)) {
    try {
      decoder.decode(chunk as Buffer, { stream: true });
    } catch {
      return false;
    }
  }
  return true;
};

/** `textOf` of a file, in pieces. */
export async function* textPieces(path: string): AsyncGenerator<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  await file.close();
  const head = buffer.subarray(0, bytesRead);
  const marked = marks.find(([mark]) => head.toString('hex', 0, 3).startsWith(mark))?.[1];
  const encoding = marked ?? wide(head) ?? ((await isUtf8File(path)) ? 'utf-8' : 'cp949');
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    const piece = decoder.write(chunk as Buffer);
    if (piece) yield piece;
  }
  const last = decoder.end();
  if (last) yield last;
}
