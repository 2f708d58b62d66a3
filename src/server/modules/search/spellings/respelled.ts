import type { SearchPlan, TermGroup } from '../plan.ts';
import type { Chunk, Respelling, SearchTerm } from '../words/searchTerm.ts';
import { areAlike, maxSpellings, spellingKey } from './spelling.ts';
import type { Spelling, Synonyms } from './synonyms.ts';

/** Maximum of added spellings per plan: each costs an index lookup. */
const maxOfPlan = 60;
/** A run of more words than this is no name. */
const maxWordsOfRun = 6;

export interface OtherSpellings {
  synonyms: Synonyms;
  /** Other forms of a word of one chunk; none where it has none. */
  formsOf: (chunk: Chunk) => readonly Spelling[];
}

export interface Respelled {
  plan: SearchPlan;
  /** Spellings that were added to what is looked for, in the order of the terms, each once. */
  added: string[];
  /** The same of what is left out. */
  leftOut: string[];
}

/** Whether a chunk was typed so that something else may stand for it. */
const isOpen = ({ literal, oneSyllable }: Chunk): boolean => !literal && !oneSyllable;

/** The chunks from a place on that stand for something together, the most of them. */
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

/** What a plan may still take, and what it has taken: spellings by what is looked for. */
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
 * The plan with everything that its words are also written like: it finds what the plan as it was typed finds, and more;
 * what it leaves out, it leaves out in every spelling. Words in quotation marks stay as they are.
 */
export const respelled = (plan: SearchPlan, spellings: OtherSpellings): Respelled => {
  const budget: Budget = { left: maxOfPlan, added: new Map(), leftOut: new Map() };
  return {
    plan: respelledGroup(plan, spellings, budget),
    added: [...budget.added.values()],
    leftOut: [...budget.leftOut.values()],
  };
};
