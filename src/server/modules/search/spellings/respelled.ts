import type { SearchPlan, TermGroup } from '../plan.ts';
import type { Chunk, Respelling, SearchTerm } from '../words/searchTerm.ts';
import { areAlike, maxSpellings, type Spelling, type Synonyms, spellingKey } from './synonyms.ts';

/** Maximum spellings added per plan: each costs an index lookup. */
const maxOfPlan = 60;
/** A sequence of more words than this is not a name. */
const maxWordsOfRun = 6;

export interface OtherSpellings {
  synonyms: Synonyms;
  /** Other forms of a one-chunk word; empty if it has none. */
  formsOf: (chunk: Chunk) => readonly Spelling[];
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

/** The longest sequence of chunks from a position that has other spellings. */
const runAt = (chunks: readonly Chunk[], from: number, { synonyms, formsOf }: OtherSpellings) => {
  const maxWords = Math.min(chunks.length - from, synonyms.maxWords, maxWordsOfRun);
  for (let count = maxWords; count > 0; count -= 1) {
    const run = chunks.slice(from, from + count);
    if (!run.every(isOpen)) continue;
    const known = synonyms.withKey(spellingKey(run));
    if (known.length > 0) return { count, run, spellings: known };
  }
  const chunk = chunks[from];
  return chunk && isOpen(chunk) ? { count: 1, run: [chunk], spellings: formsOf(chunk) } : undefined;
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
      .slice(0, Math.min(maxSpellings - 1, budget.left));
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
