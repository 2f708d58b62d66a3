import type { SearchPlan, TermGroup } from '../plan.ts';
import { type Chunk, chunkOf, type Respelling, type SearchTerm } from '../words/searchTerm.ts';
import { withoutAccents } from './accents.ts';
import { commonHanForm } from './hanForms.ts';

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

/**
 * Key of a spelling: only letters and digits, without accents, Han characters in one form. K-pop, K pop and kpop have the
 * same key, and so have 韓服 and 韩服.
 */
export const spellingKey = (chunks: readonly Pick<Chunk, 'parts'>[]): string =>
  commonHanForm(withoutAccents(chunks.flatMap(({ parts }) => parts.map(({ text }) => text)).join('')));

/** Whether two chunks are searched in the same way. */
export const areAlike = (one: Chunk, other: Chunk): boolean =>
  one.text === other.text && (one.literal === other.literal || one.parts.length === 1);

/** A spelling and its search chunk. */
export interface Spelling {
  written: string;
  chunk: Chunk;
}

/** Groups of synonymous spellings. */
interface Synonyms {
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

/** Spellings any of which leads to the group, and those that are searched then. */
export interface SpellingGroup {
  known: readonly string[];
  searched: readonly string[];
}

/** @param groups each with its spellings in order */
export const synonymsOf = (groups: readonly (readonly string[] | SpellingGroup)[]): Synonyms => {
  const byKey = new Map<string, Spelling[]>();
  let maxWords = 1;
  for (const group of groups) {
    const { known, searched } = 'known' in group ? group : { known: group, searched: group };
    const spellings = spellingsOf(searched);
    if (spellings.length === 0) continue;
    const keys = new Map(
      spellingsOf(known).map(({ written, chunk }) => [spellingKey([chunk]), written] as const),
    );
    for (const [key, written] of keys) {
      const taken = byKey.get(key) ?? [];
      const isNew = ({ chunk: one }: Spelling) => !taken.some((other) => areAlike(one, other.chunk));
      for (const one of spellings) if (taken.length < maxSpellings && isNew(one)) taken.push(one);
      byKey.set(key, taken);
      maxWords = Math.max(maxWords, written.split(/\s+/u).length);
    }
  }
  return { withKey: (key) => byKey.get(key) ?? [], maxWords };
};

/** Maximum spellings added per plan: each costs an index lookup. */
const maxOfPlan = 60;
/** A sequence of more words than this is not a name. */
const maxWordsOfRun = 6;

interface OtherSpellings {
  synonyms: Synonyms;
  /** Other forms of a word that is in no group; empty if it has none. */
  formsOf: (chunk: Chunk) => readonly Spelling[];
  /** Other ways to write a word, whether or not it is in a group: in other characters, without accents. */
  variantsOf?: (chunk: Chunk) => readonly Spelling[];
  /** Without limits on the number of spellings: for texts that are yet to come, which of them occur is unknown. */
  isUnlimited?: boolean;
}

export interface Respelled {
  plan: SearchPlan;
  /** Spellings added to the wanted words, in the order of the terms, without duplicates. */
  added: string[];
  /** Spellings added to the exclusions. */
  leftOut: string[];
}

/** Whether a chunk may be replaced by other spellings, given how it was typed. */
const isOpen = ({ literal, oneSyllable }: Chunk): boolean => !literal && !oneSyllable;

const unlike = (spellings: readonly Spelling[]): Spelling[] =>
  spellings.filter(
    (one, at) => !spellings.slice(0, at).some((earlier) => areAlike(earlier.chunk, one.chunk)),
  );

/** The longest sequence of chunks from a position that has other spellings. */
const runAt = (
  chunks: readonly Chunk[],
  from: number,
  { synonyms, formsOf, variantsOf = () => [] }: OtherSpellings,
) => {
  const maxWords = Math.min(chunks.length - from, synonyms.maxWords, maxWordsOfRun);
  for (let count = maxWords; count > 0; count -= 1) {
    const run = chunks.slice(from, from + count);
    if (!run.every(isOpen)) continue;
    const known = synonyms.withKey(spellingKey(run));
    const [only, another] = run;
    const own = only && !another ? variantsOf(only) : [];
    if (known.length > 0) return { count, run, spellings: unlike([...own, ...known]) };
  }
  const chunk = chunks[from];
  return chunk && isOpen(chunk)
    ? { count: 1, run: [chunk], spellings: unlike([...variantsOf(chunk), ...formsOf(chunk)]) }
    : undefined;
};

/** The remaining number of spellings for a plan, and those used: written form by searched text. */
interface Budget {
  left: number;
  added: Map<string, string>;
  leftOut: Map<string, string>;
}

const respelledTerm = (
  term: SearchTerm,
  spellings: OtherSpellings,
  budget: Budget,
  taken: Map<string, string>,
): SearchTerm => {
  const respellings: Respelling[] = [];
  for (let from = 0; from < term.chunks.length; ) {
    const found = runAt(term.chunks, from, spellings);
    const [only, another] = found?.run ?? [];
    const isTyped = ({ chunk }: Spelling) => !!only && !another && areAlike(chunk, only);
    const others = (found?.spellings ?? [])
      .filter((one) => !isTyped(one))
      .slice(0, spellings.isUnlimited ? undefined : Math.min(maxSpellings - 1, budget.left));
    if (found && others.length > 0) {
      budget.left -= others.length;
      for (const { written, chunk } of others) taken.set(chunk.text, written);
      respellings.push({ from, count: found.count, others: others.map(({ chunk }) => chunk) });
    }
    from += found?.count ?? 1;
  }
  return respellings.length > 0 ? { ...term, respellings } : term;
};

const respelledGroup = <Group extends TermGroup>(
  group: Group,
  spellings: OtherSpellings,
  budget: Budget,
): Group => ({
  ...group,
  terms: group.terms.map((term) => respelledTerm(term, spellings, budget, budget.added)),
  nears: group.nears.map(({ terms: [one, other], ...near }) => ({
    ...near,
    terms: [
      respelledTerm(one, spellings, budget, budget.added),
      respelledTerm(other, spellings, budget, budget.added),
    ],
  })),
  groups: group.groups.map((one) => respelledGroup(one, spellings, budget)),
  excluded: group.excluded.map((term) => respelledTerm(term, spellings, budget, budget.leftOut)),
});

/**
 * The plan with other spellings of its words added: it finds everything that the typed plan finds, and more; exclusions
 * apply to every spelling. Quoted words stay as they are.
 */
export const respelled = (plan: SearchPlan, spellings: OtherSpellings): Respelled => {
  const budget: Budget = { left: maxOfPlan, added: new Map(), leftOut: new Map() };
  return {
    plan: respelledGroup(plan, spellings, budget),
    added: [...budget.added.values()],
    leftOut: [...budget.leftOut.values()],
  };
};
