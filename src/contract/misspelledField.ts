import { editDistance } from './editDistance.ts';
import { factFields, textFields } from './queryFields.ts';
import type { QueryToken } from './queryTokens.ts';

const names = Object.values({ ...textFields, ...factFields }).flat();
/** Hangul is compared by its letters: 제몫 and 제목 differ in one. */
const letters = (word: string): string => word.toLowerCase().normalize('NFD');
const named = /^(\p{L}+)[:：][^\s/]/u;
/** Shorter names are within one letter of too many words. */
const minLetters = 4;

/** A word that is written like a field, and is one letter away from the name of one. */
export const misspelledField = (
  tokens: readonly QueryToken[],
): { typed: string; meant: string; at: number } | undefined => {
  for (const { is, text, start } of tokens) {
    const typed = is === 'word' ? named.exec(text)?.[1] : undefined;
    if (!typed) continue;
    const meant = names.find(
      (name) => letters(name).length >= minLetters && editDistance(letters(typed), letters(name)) === 1,
    );
    if (meant) return { typed, meant, at: start };
  }
  return undefined;
};
