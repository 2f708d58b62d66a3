import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { decoded, encodingOf, encodingOfLanguage } from '#server/kernel/text/encodings.ts';
import { withoutMojibake } from './mojibake.ts';
import { brokenShare, plausibility } from './plausibility.ts';

export type TextNote = 'encodingMismatch' | 'mojibake' | 'damagedText';

export interface DocumentText {
  text: string;
  /** Name of the encoding used; null if none gives readable text. */
  encoding: string | null;
  notes: TextNote[];
}

/** Bytes examined to guess the encoding. */
const sample = 65_536;
/** Accepted share of broken characters among non-ASCII ones: isolated errors. */
const maxErrorShare = 0.05;
/**
 * With a smaller share of broken characters, the text is UTF-8 with errors: text in another encoding does not decode as
 * UTF-8 for the most part.
 */
const maxBrokenUtf8Share = 0.34;
/** With this share of broken characters or more, an encoding is unusable. */
const maxBrokenShare = 0.5;
const eastAsian = ['euc-kr', 'shift_jis', 'gb18030', 'big5', 'euc-jp'];

const byteOrderMark = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return bytes[2] === 0 && bytes[3] === 0 && bytes.length > 3 ? 'utf-32le' : 'utf-16le';
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0xfe && bytes[3] === 0xff) return 'utf-32be';
  return null;
};

/**
 * UTF-16 and UTF-32 without a byte order mark, recognised by the position of the zero bytes in the first characters:
 * `<?`, `<r`, `{"`, `\n<`.
 */
const wide = (bytes: Buffer): string | null => {
  const start = bytes.subarray(0, 4).toString('hex');
  if (/^(?:3c|7b|0a|0d|20)000000$/.test(start)) return 'utf-32le';
  if (/^000000(?:3c|7b|0a|0d|20)$/.test(start)) return 'utf-32be';
  if (/^(?:3c|7b|0a|0d|20)00(?!00)..00$/.test(start)) return 'utf-16le';
  return /^00(?:3c|7b|0a|0d|20)00(?!00)/.test(start) ? 'utf-16be' : null;
};

const declaredIn = (head: string): string | null =>
  /^[^<]{0,200}<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1] ??
  /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1] ??
  null;

const languageIn = (head: string): string | null => {
  const found = /<(?:dc:)?language>\s*([a-z]{2})|\s(?:xml:)?lang=["']([a-z]{2})/i.exec(head);
  return found?.[1] ?? found?.[2] ?? null;
};

/** The charset of a Content-Type header. */
export const charsetOf = (contentType: string | null | undefined): string | null =>
  /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null;

/** Valid UTF-8; the last character may be cut off. */
const isUtf8Start = (bytes: Buffer): boolean =>
  [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut))));

/** At most two bytes per character: few languages, so an East Asian text may look like this by chance. */
const isShortUtf8 = (bytes: Buffer): boolean => !bytes.some((byte) => byte >= 0xe0);

const beyondAscii = (bytes: Buffer): Buffer => {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  return bytes.subarray(Math.max(0, first), Math.max(0, first) + sample);
};

/**
 * Whether most non-ASCII bytes form runs of at least `minLength`: an East Asian character has two bytes, a word four;
 * in Latin words such bytes occur singly, or in pairs in UTF-8.
 */
const standsInRuns = (bytes: Buffer, minLength: number): boolean => {
  let high = 0;
  let inRuns = 0;
  let run = 0;
  const end = () => {
    high += run;
    if (run >= minLength) inRuns += run;
    run = 0;
  };
  for (const byte of bytes) {
    if (byte >= 0x80) run += 1;
    else end();
  }
  end();
  return inRuns * 3 > high * 2;
};

/** Minimum plausibility of an East Asian text, and the margin by which a guess must beat the declaration. */
const plausible = 0.45;
const better = 0.2;

/** The East Asian encoding in which the bytes look most like text; null if none is plausible. */
const guessed = (part: Buffer): { name: string; score: number } | null => {
  if (!standsInRuns(part, 2)) return null;
  const scores = eastAsian.map((name) => ({ name, score: plausibility(decoded(part, name)) }));
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score > plausible ? best : null;
};

/** The encoding of bytes that are not valid UTF-8 throughout. */
const legacy = (bytes: Buffer, declared: readonly string[], head: string): string | null => {
  const part = beyondAscii(bytes);
  const broken = (name: string): number => brokenShare(decoded(part, name));
  const believed = declared.find((name) => name !== 'utf-8' && broken(name) <= maxErrorShare);
  const guess = guessed(part);
  if (believed && eastAsian.includes(believed)) {
    return guess && guess.score > plausibility(decoded(part, believed)) + better ? guess.name : believed;
  }
  if (broken('utf-8') < maxBrokenUtf8Share) return 'utf-8';
  const language = encodingOfLanguage(languageIn(head));
  // A single-byte encoding decodes any bytes, and servers often declare Latin regardless of the content.
  if (guess && (!believed || believed === 'windows-1252')) {
    return language && eastAsian.includes(language) && broken(language) <= maxErrorShare
      ? language
      : guess.name;
  }
  if (believed) return believed;
  const usual = language ?? 'windows-1252';
  const candidates = [usual, ...declared, 'utf-8', 'windows-1252'];
  return (
    candidates.find((name) => broken(name) <= maxErrorShare) ??
    candidates.find((name) => broken(name) < maxBrokenShare) ??
    null
  );
};

/** Decoding as UTF-8 is right whenever it is possible: no longer text in another encoding is valid UTF-8. */
const encodingFor = (bytes: Buffer, declared: readonly string[], head: string): string | null => {
  const escaping = declared.find((name) => name === 'iso-2022-jp');
  if (escaping && bytes.includes(0x1b)) return escaping;
  if (!isUtf8Start(bytes)) return legacy(bytes, declared, head);
  const other = declared.find((name) => eastAsian.includes(name));
  if (!other || !isShortUtf8(bytes)) return 'utf-8';
  const part = beyondAscii(bytes);
  return standsInRuns(part, 4) && plausibility(decoded(part, other)) > 0.6 ? other : 'utf-8';
};

/**
 * The text of a feed, a list or a page. Order of precedence: byte order mark, byte pattern of UTF-16/32, UTF-8 if the
 * bytes are valid, encoding declared in the document, encoding declared by the server, usual encoding of the document's
 * language, guess from the bytes. A declaration that contradicts the bytes is ignored. Never throws.
 * @param contentType header of the response that contained the bytes
 */
export const documentText = (bytes: Buffer, contentType?: string | null): DocumentText => {
  const head = bytes.toString('latin1', 0, 2048);
  const labels = [declaredIn(head), charsetOf(contentType)];
  const declared = labels.map(encodingOf).filter((name) => name !== null);
  const known = byteOrderMark(bytes) ?? wide(bytes);
  const encoding = known ?? encodingFor(bytes, declared, head);
  if (encoding === null) return { text: decoded(bytes, 'utf-8'), encoding, notes: ['damagedText'] };
  const text = known ? iconv.decode(bytes, known) : decoded(bytes, encoding);
  const notes: TextNote[] = [];
  const isAscii = text.length === bytes.length && !/[^\0-\x7f]/.test(text);
  if (!known && !isAscii && declared[0] && declared[0] !== encoding) notes.push('encodingMismatch');
  const whole = encoding === 'utf-8' ? withoutMojibake(text) : null;
  if (whole !== null) notes.push('mojibake');
  // The last character may be cut off.
  if (text.slice(0, -2).includes('\ufffd')) notes.push('damagedText');
  return { text: whole ?? text, encoding, notes };
};
