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

/** A spelling and its search chunk. */
export interface Spelling {
  written: string;
  chunk: Chunk;
}

/** Groups of synonymous spellings. */
export interface Synonyms {
  /**
   * All spellings of the groups that contain one with this key (`spellingKey`), without duplicates, up to the maximum
   * per word.
   */
  withKey(key: string): readonly Spelling[];
  /** Maximum number of space-separated words in a spelling. */
  maxWords: number;
}

const spellingsOf = (group: readonly string[]): Spelling[] =>
  group.flatMap((written) => {
    const chunk = spellingChunk(written);
    return chunk ? [{ written: written.trim(), chunk }] : [];
  });

/** @param groups each with its spellings in order */
export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms => {
  const byKey = new Map<string, Spelling[]>();
  let maxWords = 1;
  for (const group of groups) {
    const spellings = spellingsOf(group);
    for (const { written, chunk } of spellings) {
      const key = spellingKey([chunk]);
      const known = byKey.get(key) ?? [];
      const isNew = ({ chunk: one }: Spelling) => !known.some((other) => areAlike(one, other.chunk));
      for (const one of spellings) if (known.length < maxSpellings && isNew(one)) known.push(one);
      byKey.set(key, known);
      maxWords = Math.max(maxWords, written.split(/\s+/u).length);
    }
  }
  return { withKey: (key) => byKey.get(key) ?? [], maxWords };
};
