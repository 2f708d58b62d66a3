import { fold } from '#server/kernel/text/fold.ts';

const ending = /(?:에서는|에서도|에서|에게|까지|부터|으로|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;

/** A Korean word without its particle, where enough is left of it to be one. */
const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem.length >= 2 ? stem : word;
};

const shortest = 3;

/** The words of a sentence that say what it is about: short ones join others. */
export const wordsOf = (sentence: string): string[] =>
  (fold(sentence).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).flatMap((word) => {
    if (/^\p{scx=Hangul}/u.test(word)) return word.length >= 2 ? [stemOf(word)] : [];
    return word.length >= shortest ? [word] : [];
  });
