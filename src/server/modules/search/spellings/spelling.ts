import { type Chunk, chunkOf } from '../words/searchTerm.ts';

/** So many spellings stand for a word, itself included; more are left out. */
export const maxSpellings = 12;

/** Syllables of a word that the search finds with spaces in it too, see `Chunk.tolerant`. */
const written = { min: 4, max: 12 } as const;
const hangulWords = /^[가-힣]{2,}(?: [가-힣]{2,})+$/;

/**
 * A spelling as it is looked for: several words stand beside each other as they are written; Korean ones also without the
 * spaces between them. Undefined: it has no letter, or a single syllable, of which texts are full.
 */
export const spellingChunk = (spelling: string): Chunk | undefined => {
  const text = spelling.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const together = text.replaceAll(' ', '');
  const isLong = together.length >= written.min && together.length <= written.max;
  const chunk =
    hangulWords.test(text) && isLong ? chunkOf(together, false) : chunkOf(text, text.includes(' '));
  return chunk?.oneSyllable ? undefined : chunk;
};

/** Key of a spelling: letters and digits alone. K-pop, K pop and kpop have the same. */
export const spellingKey = (chunks: readonly Pick<Chunk, 'parts'>[]): string =>
  chunks.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');

/** Whether two chunks are looked for alike. */
export const areAlike = (one: Chunk, other: Chunk): boolean =>
  one.text === other.text && (one.literal === other.literal || one.parts.length === 1);
