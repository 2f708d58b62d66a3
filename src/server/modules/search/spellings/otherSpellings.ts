import { pluralize, singularize } from 'inflection';
import type { SearchPlan, TermGroup } from '../plan.ts';
import type { SearchQuery } from '../searchQuery.ts';
import { chunkOf } from '../words/searchTerm.ts';
import { accentedForms, plainForms, withoutAccents } from './accents.ts';
import { hanForms } from './hanForms.ts';
import { currentSynonyms } from './spellingGroups.ts';
import { type Respelled, respelled, type Spelling } from './synonyms.ts';
import { maxLookups, writtenForms } from './writtenForms.ts';

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

/** Other ways to write a word: in other Han characters or as hangul, with and without accents. Most do not occur. */
const variantsOf = (text: string): string[] =>
  [...hanForms(text), ...plainForms(text), ...accentedForms(withoutAccents(text))].filter(
    (form) => form !== text,
  );

/** The plan with synonyms of its words and all other forms of its words, for texts that are yet to come. */
export const withAllSpellings = async (plan: SearchPlan): Promise<SearchPlan> =>
  respelled(plan, {
    synonyms: await currentSynonyms(freshFor),
    formsOf: ({ text }) => formsOfWord(text).flatMap(spellingOf),
    variantsOf: ({ text }) => variantsOf(text).flatMap(spellingOf),
    isUnlimited: true,
  }).plan;

/** The plan with synonyms of its words and other forms of them, if they occur at all. */
const withOtherSpellings = async (plan: SearchPlan): Promise<Respelled> => {
  const synonyms = await currentSynonyms(freshFor);
  const words = wordsOf(plan);
  const each = Math.floor(maxLookups / words.length);
  const written = await writtenForms(
    words.flatMap((word) => [...formsOfWord(word), ...variantsOf(word)].slice(0, each)),
  );
  const occurring = (forms: readonly string[]) =>
    forms.filter((form) => written.has(form)).flatMap(spellingOf);
  return respelled(plan, {
    synonyms,
    formsOf: ({ text }) => occurring(formsOfWord(text)),
    variantsOf: ({ text }) => occurring(variantsOf(text)),
  });
};
