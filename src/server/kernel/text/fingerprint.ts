import { fold } from './tokens.ts';

/** An article's text in its original language. */
interface FingerprintedText {
  title: string | null;
  body: string | null;
}

/** 64 bits, as two signed 32-bit integers. Similar texts differ in few of them. */
export type Fingerprint = readonly [low: number, high: number];

/**
 * Minimum number of distinct shingles for a meaningful fingerprint: excludes a headline alone, or one that its summary
 * only repeats. In practice a headline with one sentence, about 80 letters.
 */
export const minShingles = 80;

/**
 * Maximum number of differing bits between fingerprints of the same text; beyond it, texts are too often about a
 * different subject.
 */
export const maxDistance = 10;

/** Characters from the beginning of a body that are used. */
const maxBodyLength = 20_000;

/**
 * Headlines are weighted more than sentences of the body, because outlets print the same text under different
 * headlines.
 */
const titleWeight = 2;

/** Letters of a shingle by the script of its first letter: about a word and a half. */
const shingleLengths: readonly (readonly [from: number, to: number, letters: number])[] = [
  [0x0e00, 0x109f, 5], // Thai, Lao, Tibetan, Myanmar
  [0x1100, 0x11ff, 3], // Hangul letters
  [0x1780, 0x17ff, 5], // Khmer
  [0x2e80, 0xa4cf, 3], // Han, kana, Hangul letters, Yi
  [0xac00, 0xdfff, 3], // Hangul syllables; surrogates of rarer Han characters
  [0xf900, 0xfaff, 3], // more Han
];
const otherLength = 6;

const lettersAt = (unit: number): number => {
  if (unit < 0x0e00) return otherLength;
  for (const [from, to, letters] of shingleLengths) if (unit >= from && unit <= to) return letters;
  return otherLength;
};

const plain = (text: string | null): string =>
  text
    ? fold(text)
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()
    : '';

/** Adds every n-gram of a few letters as the FNV-1a hash of its UTF-16 units. A shorter text is one shingle. */
const addShingles = (text: string, into: Set<number>): void => {
  for (let start = 0; start < text.length; start += 1) {
    const end = start + lettersAt(text.charCodeAt(start));
    if (end > text.length && start > 0) continue;
    let hash = 0x811c9dc5;
    for (let at = start; at < Math.min(end, text.length); at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    into.add(hash | 0);
  }
};

/** Finaliser of MurmurHash3: every output bit depends on every input bit. */
const mixed = (number: number): number => {
  let value = number ^ (number >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
};

const bytes = 8;
const values = 256;

/** Total weight per value of each byte; bits are counted once at the end. */
const votes = (shingles: Iterable<readonly [hash: number, weight: number]>): Int32Array => {
  const counted = new Int32Array(bytes * values);
  for (const [hash, weight] of shingles) {
    const [low, high] = [mixed(hash), mixed(hash ^ 0x9e3779b9)];
    for (let byte = 0; byte < bytes; byte += 1) {
      const value = ((byte < 4 ? low : high) >>> ((byte & 3) * 8)) & 0xff;
      counted[byte * values + value] = (counted[byte * values + value] ?? 0) + weight;
    }
  }
  return counted;
};

/** The value of a byte with each bit set by majority. */
const majority = (counted: Int32Array, byte: number, total: number): number => {
  let result = 0;
  for (let bit = 0; bit < 8; bit += 1) {
    let ones = 0;
    for (let value = 0; value < values; value += 1)
      if ((value >>> bit) & 1) ones += counted[byte * values + value] ?? 0;
    if (ones * 2 > total) result |= 1 << bit;
  }
  return result;
};

/**
 * Simhash over letter shingles: works for any script, independent of case, width, punctuation and spacing.
 * @returns null for a text that is too short to be distinctive
 */
export const fingerprint = ({ title, body }: FingerprintedText): Fingerprint | null => {
  const ofTitle = new Set<number>();
  const ofBody = new Set<number>();
  addShingles(plain(title), ofTitle);
  addShingles(plain(body?.slice(0, maxBodyLength) ?? null), ofBody);
  const weights = new Map<number, number>();
  for (const hash of ofBody) weights.set(hash, 1);
  for (const hash of ofTitle) weights.set(hash, titleWeight);
  if (weights.size < minShingles) return null;
  const total = weights.size + ofTitle.size * (titleWeight - 1);
  const counted = votes(weights);
  const half = (from: number): number => {
    let bits = 0;
    for (let byte = 0; byte < 4; byte += 1) bits |= majority(counted, from + byte, total) << (byte * 8);
    return bits;
  };
  return [half(0), half(4)];
};

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Hamming distance of two fingerprints, 0 to 64. */
export const distanceOf = (one: Fingerprint, other: Fingerprint): number =>
  ones(one[0] ^ other[0]) + ones(one[1] ^ other[1]);

/**
 * A fingerprint as indexed by the database: one key for each of its eight bytes, combined with the day of the report.
 * Two reports of neighbouring days that differ in up to 7 bits share one key apart from the day; with 10 differing
 * bits, in 97 of 100 cases. The keys of an article contain the whole fingerprint, in order.
 */
const byteCount = 8;

/** Maximum days between two reports of the same text. Series and advertisements repeat their words for months. */
export const maxDays = 3;

const dayMs = 86_400_000;

const keyOf = (day: number, byte: number, value: number): number =>
  ((day & 0xffff) << 11) | (byte << 8) | value;

const bytesOf = ([low, high]: Fingerprint): number[] =>
  Array.from({ length: byteCount }, (_, byte) => ((byte < 4 ? low : high) >>> ((byte & 3) * 8)) & 0xff);

export const keysOf = (bits: Fingerprint, time: Date): number[] =>
  bytesOf(bits).map((value, byte) => keyOf(Math.floor(time.getTime() / dayMs), byte, value));

/** The fingerprint that the keys encode; null if they are empty. */
export const bitsOf = (keys: readonly number[]): Fingerprint | null => {
  if (keys.length < byteCount) return null;
  const half = (from: number): number =>
    keys.slice(from, from + 4).reduce((bits, key, byte) => bits | ((key & 0xff) << (byte * 8)), 0);
  return [half(0), half(4)];
};

/** The keys of possible near-duplicates: the article's own keys for each of the days around it. */
export const neighbouringKeys = (keys: readonly number[]): number[] =>
  Array.from({ length: 2 * maxDays + 1 }, (_, index) => index - maxDays).flatMap((days) =>
    keys.map((key) => keyOf((key >>> 11) + days, 0, key & 0x7ff)),
  );

/** The texts of an article that its fingerprint is computed from, and the time of its report or registration. */
interface ReportedTexts {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  reportedAt?: Date | null | undefined;
}

/** The original if there is one, because a translation was not written by the outlet. */
const originalOf = ({ kornTtl, lclanTtl, articleCn, articleTransCn }: ReportedTexts): FingerprintedText => ({
  title: lclanTtl || kornTtl,
  body: articleCn || articleTransCn,
});

/** Value of the column `nearKeys`; empty for a text too short for a fingerprint (null: not computed yet). */
export const nearKeys = (article: ReportedTexts): number[] => {
  const bits = fingerprint(originalOf(article));
  return bits ? keysOf(bits, article.reportedAt ?? new Date()) : [];
};
