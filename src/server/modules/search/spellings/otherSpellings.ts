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
import { type Chunk, chunkOf } from '../words/searchTerm.ts';
import { type Respelled, respelled, type Spelling, synonymsOf } from './synonyms.ts';

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

/** Changes when the groups of spellings do. */
export const synonymsMark = markNow;

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
const wordsOf = ({ terms, nears, groups, excluded }: TermGroup): string[] => [
  ...[...terms, ...nears.flatMap((near) => near.terms), ...excluded].flatMap(({ chunks }) =>
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

/** The plan with synonyms of its words and all other forms of its English words, for texts that are yet to come. */
export const withAllSpellings = async (plan: SearchPlan): Promise<SearchPlan> => {
  const formsOf = ({ text }: Chunk): Spelling[] => formsOfWord(text).flatMap(spellingOf);
  return respelled(plan, { synonyms: await currentSynonyms(freshFor), formsOf }).plan;
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
