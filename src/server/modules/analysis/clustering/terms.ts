import { fold } from '#server/kernel/text/tokens.ts';
import { withoutByline } from '../nearDuplicates/sameReport.ts';

/** Texts of an article in one language, compared by topic. */
export interface Wording {
  title: string;
  /** The body, or a summary; only its beginning is used. */
  lead: string;
}

/** The terms of a wording: hashes in ascending order, each with its weight before rarity is applied. */
export interface Terms {
  hashes: Int32Array;
  weights: Float32Array;
}

/** Characters of a body that are used: the first sentences report the event. */
export const leadLetters = 140;

/** Maximum terms kept per article, those of its title first. */
const maxTerms = 64;

const titleWeight = 2;

/** Letters per term by script, for scripts without spaces between words or with attached endings. */
const sliceOf = (unit: number): number => {
  if (unit >= 0xac00 && unit <= 0xd7a3) return 2; // Hangul
  if (unit >= 0x2e80 && unit <= 0xa4cf) return 2; // Han, kana
  if (unit >= 0xd800 && unit <= 0xdfff) return 2; // rarer Han
  if (unit >= 0xf900 && unit <= 0xfaff) return 2; // more Han
  if ((unit >= 0x0e00 && unit <= 0x0fff) || (unit >= 0x1000 && unit <= 0x109f)) return 4; // Thai, Lao, Tibetan, Myanmar
  if (unit >= 0x1780 && unit <= 0x17ff) return 4; // Khmer
  return 0;
};

/** Length to which words of spaced scripts are cut: their endings inflect, their beginnings do not. */
const stemLetters = 6;

const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
};

/** Shorter words carry no meaning: one letter, or a single digit. */
const minLetters = 2;

const addWord = (word: string, into: Set<number>): void => {
  let start = 0;
  while (start < word.length) {
    const slice = sliceOf(word.charCodeAt(start));
    let end = start + 1;
    while (end < word.length && sliceOf(word.charCodeAt(end)) === slice) end += 1;
    if (slice === 0) {
      if (end - start >= minLetters) into.add(hashOf(word, start, Math.min(end, start + stemLetters)));
    } else for (let at = start; at + slice <= end; at += 1) into.add(hashOf(word, at, at + slice));
    start = end;
  }
};

/** A prefix in brackets names the series of a headline, not its topic. */
const banner = /^\s*(?:\[[^\]]{1,20}\]\s*)+/;

const termsOf = (text: string): Set<number> => {
  const found = new Set<number>();
  for (const word of fold(text)
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u))
    if (word) addWord(word, found);
  return found;
};

/** Hash of a title without its numbers and marks, equal for the titles of a dated series; null without letters. */
export const titleKey = (title: string): number | null => {
  const letters = fold(title)
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return letters ? hashOf(letters, 0, letters.length) : null;
};

/**
 * Part of the weight that is left to words of up to three letters: most are articles and prepositions, which are rare in
 * a window with few articles in their language. Abbreviations keep theirs.
 */
const shortWeight = 0.25;
const shortWord =
  /(?<![\p{L}\p{M}\p{N}])(?!\p{Lu}{2})[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]{2,3}(?![\p{L}\p{M}\p{N}])/gu;

const shortTerms = (text: string): Set<number> => termsOf((text.match(shortWord) ?? []).join(' '));

/** Whether a term of this weight is in the title only. */
export const isTitleOnly = (weight: number): boolean =>
  weight === titleWeight || weight === titleWeight * shortWeight;

/** The terms for comparing a wording with others: whole words, or slices of words, depending on the script. */
export const wordingTerms = ({ title, lead }: Wording): Terms => {
  const ofTitle = termsOf(title.replace(banner, '') || title);
  const start = withoutByline(lead).slice(0, leadLetters);
  const ofLead = termsOf(start);
  const weights = new Map<number, number>();
  for (const hash of ofTitle) weights.set(hash, titleWeight);
  for (const hash of ofLead) weights.set(hash, (weights.get(hash) ?? 0) + 1);
  for (const hash of shortTerms(`${title} ${start}`)) {
    const weight = weights.get(hash);
    if (weight !== undefined) weights.set(hash, weight * shortWeight);
  }
  const kept = [...weights].slice(0, maxTerms).sort((one, other) => one[0] - other[0]);
  return {
    hashes: Int32Array.from(kept, ([hash]) => hash),
    weights: Float32Array.from(kept, ([, weight]) => weight),
  };
};
