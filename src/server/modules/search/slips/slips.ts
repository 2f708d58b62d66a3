import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { isOperator } from '#contract/typedQuery.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** A word that texts have. */
export interface KnownWord {
  /** As it is written. */
  written: string;
  /** Number of texts that have it. */
  count: number;
  /** Its letters: Hangul syllables are taken apart. */
  letters: string;
  /** Initial consonants of its syllables; empty for other scripts. */
  initials: string;
}

/** By `keyOfWord`. */
export type KnownWords = ReadonlyMap<string, KnownWord>;

/** What two spellings of the same word share. */
export const keyOfWord = (word: string): string => fold(word).replace(/\s+/gu, '');

export const knownWord = (written: string, count: number): KnownWord => ({
  written,
  count,
  letters: disassemble(keyOfWord(written)),
  initials: getChoseong(written).replace(/\s+/gu, ''),
});

/** Proposals for one word, and words of a query that are looked at. */
const maxProposals = 3;
const maxWords = 6;

/** Slips that are forgiven: one in a short word, two in a longer one. */
const slipsIn = (letters: string): number => (letters.length < 3 ? 0 : letters.length <= 5 ? 1 : 2);

/**
 * Letters to change, add, leave out or swap to make one word of the other.
 * @returns any larger number if they are more than `limit`
 */
const distanceOf = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? limit + 1;
};

/** The words nearest to the letters: those with the fewest slips, then those of the most texts. */
const nearest = async (letters: string, known: KnownWords): Promise<string[]> => {
  const limit = slipsIn(letters);
  if (limit === 0) return [];
  const yieldWhenDue = cooperativeYield();
  const near: { word: KnownWord; slips: number }[] = [];
  for (const word of known.values()) {
    await yieldWhenDue();
    const slips = distanceOf(letters, word.letters, limit);
    if (slips <= limit) near.push({ word, slips });
  }
  return near
    .sort((one, other) => one.slips - other.slips || other.word.count - one.word.count)
    .map(({ word }) => word.written);
};

const ofInitials = (initials: string, known: KnownWords): string[] =>
  [...known.values()]
    .filter((word) => word.initials.startsWith(initials))
    .sort((one, other) => one.initials.length - other.initials.length || other.count - one.count)
    .map(({ written }) => written);

/** What a word may have been meant to be: by initial consonants, in the other keyboard layout, without slips. */
const meantBy = async (word: string, known: KnownWords): Promise<string[]> => {
  if (/^[ㄱ-ㅎ]{2,}$/u.test(word)) {
    // ㅄ is typed for ㅂㅅ
    const initials = disassemble(word);
    return ofInitials(initials, known);
  }
  const isLatin = /^[a-z]+$/iu.test(word);
  const other = isLatin ? convertQwertyToHangul(word) : convertHangulToQwerty(word);
  const isOtherLayout = isLatin ? /^[가-힣]{2,}$/u.test(other) : /[ㄱ-ㅎㅏ-ㅣ]/u.test(word);
  const inOther = isOtherLayout ? known.get(keyOfWord(other)) : undefined;
  if (inOther) return [inOther.written];
  const near = await nearest(disassemble(keyOfWord(word)), known);
  if (near.length > 0 || !isOtherLayout) return near;
  return [...(isLatin ? [other] : []), ...(await nearest(disassemble(keyOfWord(other)), known))];
};

/** Words offered while somebody types. */
const maxOffered = 5;

/**
 * The first words that begin with what is typed: its letters – an unfinished syllable too – or its initial consonants.
 * @param known those of the most texts first
 */
export const wordsBeginning = (typed: string, known: KnownWords): string[] => {
  // not folded: that takes the letters of an unfinished syllable for others
  const letters = disassemble(typed.normalize('NFC').toLowerCase().replace(/\s+/gu, ''));
  if (letters === '') return [];
  const areInitials = /^[ㄱ-ㅎ]+$/u.test(letters);
  const offered: string[] = [];
  for (const word of known.values()) {
    if ((areInitials ? word.initials : word.letters).startsWith(letters)) offered.push(word.written);
    if (offered.length === maxOffered) break;
  }
  return offered;
};

/**
 * What a query without hits may have been meant to be, the likeliest first: each word that no text has is replaced by
 * one that texts have. Empty if every word is known, or nothing is near.
 * @param searchText as typed
 */
export const meantQueries = async (searchText: string, known: KnownWords): Promise<string[]> => {
  const text = searchText.normalize('NFC');
  const unknown = [...new Set(text.match(/[\p{L}\p{N}]{2,}/gu) ?? [])]
    .filter((word) => !isOperator(word) && !known.has(keyOfWord(word)))
    .slice(0, maxWords);
  const meant: { word: string; proposals: string[] }[] = [];
  for (const word of unknown) {
    const proposals = (await meantBy(word, known)).slice(0, maxProposals);
    if (proposals.length > 0) meant.push({ word, proposals });
  }
  const [first, ...others] = meant;
  if (!first) return [];
  const replaced = (proposal: string) =>
    [
      { word: first.word, proposal },
      ...others.map(({ word, proposals: [best = word] }) => ({ word, proposal: best })),
    ]
      .reduce((query, { word, proposal: by }) => query.replaceAll(word, by), text)
      .trim();
  return [...new Set(first.proposals.map(replaced))];
};
