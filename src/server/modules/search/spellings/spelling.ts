import { type Chunk, chunkOf } from '../words/searchTerm.ts';

/** Maximum spellings per word, including itself; further ones are ignored. */
export const maxSpellings = 12;

/** Syllables of a word that is also found with spaces in it, see `Chunk.tolerant`. */
const written = { min: 4, max: 12 } as const;
const hangulWords = /^[가-힣]{2,}(?: [가-힣]{2,})+$/;

/**
 * The search chunk of a spelling: several words must be adjacent as written; Korean ones also match without the spaces
 * between them. Undefined if it has no letter, or is a single syllable, which occurs in every text.
 */
export const spellingChunk = (spelling: string): Chunk | undefined => {
  const text = spelling.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const together = text.replaceAll(' ', '');
  const isLong = together.length >= written.min && together.length <= written.max;
  const chunk =
    hangulWords.test(text) && isLong ? chunkOf(together, false) : chunkOf(text, text.includes(' '));
  return chunk?.oneSyllable ? undefined : chunk;
};

/** Key of a spelling: only letters and digits. K-pop, K pop and kpop have the same key. */
export const spellingKey = (chunks: readonly Pick<Chunk, 'parts'>[]): string =>
  chunks.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');

/** Whether two chunks are searched in the same way. */
export const areAlike = (one: Chunk, other: Chunk): boolean =>
  one.text === other.text && (one.literal === other.literal || one.parts.length === 1);
