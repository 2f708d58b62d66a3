import { and, arrayContains, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { pluralize, singularize } from 'inflection';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import { article, searchSynonym } from '#generated/tables/index.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { db, reading } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { listsOfWords } from '../lookup/plannerSettings.ts';
import type { SearchPlan, TermGroup } from '../plan.ts';
import type { SearchQuery } from '../searchQuery.ts';
import { type Chunk, chunkOf, type Respelling, type SearchTerm } from '../words/searchTerm.ts';
import { areAlike, maxSpellings, type Spelling, type Synonyms, spellingKey, synonymsOf } from './synonyms.ts';

/** Maximum spellings added per plan: each costs an index lookup. */
const maxOfPlan = 60;
/** A sequence of more words than this is not a name. */
const maxWordsOfRun = 6;

interface OtherSpellings {
  synonyms: Synonyms;
  /** Other forms of a one-chunk word; empty if it has none. */
  formsOf: (chunk: Chunk) => readonly Spelling[];
}

interface Respelled {
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

/** Minimum letters of a word with other forms: shorter ones are names, or occur in every text. */
const minLength = 4;
const word = /^[a-z]+$/;
/** Words that end like a plural but are not, or have another meaning without the ending. */
const notPlural = new Set(
  `atlas arms bias canvas chaos christmas clothes customs dallas earnings economics electronics ethics
  goods headquarters kansas lens logistics mathematics means news overseas pajamas paris perhaps
  physics politics proceeds series species sometimes texas always besides vegas whereas`.split(/\s+/u),
);
const endsLikeSingular = /(?:ss|us|is)$/;

/**
 * The other forms of an English word, as returned by `fold`: the plural of a singular, the singular of a plural. For
 * anything else the result is a form that does not occur.
 */
export const formsOfWord = (text: string): string[] => {
  if (text.length < minLength || !word.test(text) || notPlural.has(text)) return [];
  const one = endsLikeSingular.test(text) ? text : singularize(text);
  const form = one === text ? pluralize(text) : one;
  return form !== text && word.test(form) && form.length >= minLength - 1 ? [form] : [];
};

/** Maximum groups kept in memory, the oldest first. */
const maxGroups = 20_000;

const markNow = async (): Promise<string> => {
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') as mark from ${searchSynonym}`,
  );
  return mark;
};

const readGroups = async () => {
  const { synmId, rprsNm, synmList, useYn, delYn } = searchSynonym;
  const groups = await db()
    .select({ rprsNm, synmList })
    .from(searchSynonym)
    .where(and(eq(useYn, 'Y'), eq(delYn, 'N')))
    .orderBy(asc(synmId))
    .limit(maxGroups);
  return synonymsOf(groups.map((group) => [group.rprsNm ?? '', ...(group.synmList ?? [])]));
};

/** The groups of spellings in use, see `cachedReading`. */
export const { current: currentSynonyms } = cachedReading(markNow, readGroups);

/** Maximum lookups; each queries the index of every kind. */
const maxLookups = 20;

const isWritten = (form: string): SQL => {
  const has = arrayContains(article.tk, queryTokens(form).tokens);
  const ofKinds = itemKinds.map((kind) => and(eq(article.itemKnd, kind), eq(article.delYn, 'N'), has));
  const some = ofKinds.map((where) => sql`exists (select from ${article} where ${where})`);
  return or(...some) ?? sql`false`;
};

/** The forms that occur in any press item. */
const writtenForms = async (forms: readonly string[]): Promise<Set<string>> => {
  const candidates = [...new Set(forms)].slice(0, maxLookups);
  if (candidates.length === 0) return new Set();
  const columns = candidates.map((form, index) => sql`${isWritten(form)} as ${sql.identifier(`w${index}`)}`);
  const found = await reading(listsOfWords('words'), () =>
    row(z.record(z.string(), z.boolean()), sql`select ${sql.join(columns, sql`, `)}`),
  );
  return new Set(candidates.filter((_form, index) => found[`w${index}`]));
};

/** Maximum age of the cached groups in milliseconds: an administrator tries out a new group at once. */
const freshFor = 1_000;

/** Words of the plan that may have other forms. */
const wordsOf = ({ terms, groups, excluded }: TermGroup): string[] => [
  ...[...terms, ...excluded].flatMap(({ chunks }) =>
    chunks.flatMap(({ text, literal }) => (literal ? [] : [text])),
  ),
  ...groups.flatMap(wordsOf),
];

const spellingOf = (form: string): Spelling[] => {
  const chunk = chunkOf(form, false);
  return chunk ? [{ written: form, chunk }] : [];
};

export interface ExpandedSearch {
  expanded: SearchQuery;
  /** Spellings searched and excluded in addition to the typed ones. */
  alsoSearched: string[];
  alsoLeftOut: string[];
}

/** Adds other spellings to a search, unless it has switched them off. */
export const expandSearch = async (typed: SearchQuery): Promise<ExpandedSearch> => {
  if (!typed.areSpellingsAsked) return { expanded: typed, alsoSearched: [], alsoLeftOut: [] };
  const { plan, added, leftOut } = await withOtherSpellings(typed.plan);
  return { expanded: { ...typed, plan }, alsoSearched: added, alsoLeftOut: leftOut };
};

/** The plan with synonyms of its words and other forms of its English words, if they occur at all. */
const withOtherSpellings = async (plan: SearchPlan): Promise<Respelled> => {
  const synonyms = await currentSynonyms(freshFor);
  const written = await writtenForms(wordsOf(plan).flatMap(formsOfWord));
  const formsOf = ({ text }: Chunk): Spelling[] =>
    formsOfWord(text)
      .filter((form) => written.has(form))
      .flatMap(spellingOf);
  return respelled(plan, { synonyms, formsOf });
};
