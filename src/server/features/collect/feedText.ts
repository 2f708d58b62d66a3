import iconv from 'iconv-lite';

/** What feeds without a declared encoding are likely to be written in, by the language they name. */
const legacyByLanguage: Record<string, string> = {
  ko: 'euc-kr',
  ja: 'shift_jis',
  zh: 'gb18030',
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  vi: 'windows-1258',
  th: 'windows-874',
  pl: 'windows-1250',
  cs: 'windows-1250',
  hu: 'windows-1250',
};

const byteOrderMark = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return bytes[2] === 0 && bytes[3] === 0 ? 'utf-32le' : 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0xfe && bytes[3] === 0xff) return 'utf-32be';
  return null;
};

/** Where the zero bytes of the first `<?` stand tells wide encodings without a mark. */
const wide = (bytes: Buffer): string | null => {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('3c000000')) return 'utf-32le';
  if (start.startsWith('0000003c')) return 'utf-32be';
  if (/^3c00..00/.test(start)) return 'utf-16le';
  return start.startsWith('003c00') ? 'utf-16be' : null;
};

const declared = (head: string): string | null => {
  const name = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? null;
  // A declaration that could be read as single bytes cannot be of a wide encoding.
  return name && iconv.encodingExists(name) && !/^(utf|ucs)-?_?(16|32|2|4)/i.test(name) ? name : null;
};

const legacy = (head: string): string => {
  const language = /<(?:dc:)?language>\s*([a-z]{2})|xml:lang=["']([a-z]{2})/i.exec(head);
  return legacyByLanguage[(language?.[1] ?? language?.[2] ?? '').toLowerCase()] ?? 'windows-1252';
};

/** More than half of the characters beyond ASCII cannot be read: the encoding is another one. */
const isMostlyBroken = (text: string): boolean => {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return broken > 0 && broken * 2 > (text.match(/[^\0-\x7f]/g)?.length ?? 0);
};

/**
 * The text of a feed: by byte order mark, XML declaration, else UTF-8, else the usual encoding of the language
 * that the feed names. Never throws; what cannot be read becomes U+FFFD.
 */
export const feedText = (bytes: Buffer): string => {
  const known = byteOrderMark(bytes) ?? wide(bytes);
  if (known) return iconv.decode(bytes, known);
  const head = bytes.toString('latin1', 0, 2048);
  const text = iconv.decode(bytes, declared(head) ?? 'utf-8');
  return isMostlyBroken(text) ? iconv.decode(bytes, legacy(head)) : text;
};
