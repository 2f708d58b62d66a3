import { disassemble, getChoseong } from 'es-hangul';
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
