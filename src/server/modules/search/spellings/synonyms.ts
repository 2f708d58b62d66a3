import type { Chunk } from '../words/searchTerm.ts';
import { areAlike, maxSpellings, spellingChunk, spellingKey } from './spelling.ts';

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
