import { type Fingerprint, type FingerprintedText, fingerprint } from './fingerprint.ts';

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
export interface ReportedTexts {
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
