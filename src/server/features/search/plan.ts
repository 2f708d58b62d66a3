import type { ArticleQuery } from '../article/articleQuery.ts';
import { isTitlesOnly, readSearchTerms, type SearchTerm } from './words/searchTerm.ts';
import { type FoldedText, foldedText, placesOf } from './words/termMatch.ts';
import { queryTokens } from './words/tokens.ts';

export type TextField = ArticleQuery['fields'][number];

/** What the texts of an item must say. */
export interface SearchPlan {
  terms: readonly SearchTerm[];
  combine: 'AND' | 'OR';
  /** In no field. */
  excluded: readonly SearchTerm[];
  /** Where terms are looked for; empty: everywhere. */
  fields: readonly TextField[];
}

export const planOf = (
  { searchText, excludeText }: { searchText: string; excludeText: string },
  { combine, fields }: Pick<SearchPlan, 'combine' | 'fields'>,
): SearchPlan => ({
  terms: readSearchTerms(searchText),
  combine,
  excluded: readSearchTerms(excludeText),
  fields,
});

/** Those of some terms that no text can have, as they were typed. */
export const unsearchable = (terms: readonly SearchTerm[]): string[] =>
  terms.filter(({ chunks }) => chunks.length === 0).map(({ text }) => text);

/** Whether the index alone decides on the term: what it finds has it, and what it leaves out has not. */
export const isTermExact = (term: SearchTerm): boolean => {
  const isTitles = isTitlesOnly(term);
  return term.chunks.every(({ text, tolerant, oneSyllable }) =>
    oneSyllable ? isTitles && queryTokens(text).exact : !tolerant && queryTokens(text).exact,
  );
};

/** Whether the index alone decides on the whole plan. */
export const isExact = ({ terms, excluded }: SearchPlan): boolean =>
  [...terms, ...excluded].every(isTermExact);

/** The plan on one line: terms with their fields, what is left out behind a minus. */
export const printPlan = ({ terms, combine, excluded, fields }: SearchPlan): string => {
  const printed = ({ text, chunks }: SearchTerm): string => (chunks[0]?.literal ? `"${text}"` : text);
  const wanted = terms.map(printed).join(` ${combine} `);
  return [
    fields.length && wanted ? `${fields.join('|')}:(${wanted})` : wanted,
    ...excluded.map((term) => `-${printed(term)}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** The texts of an item, by where they are looked for. */
export interface ItemTexts {
  title: readonly FoldedText[];
  body: readonly FoldedText[];
  reporter: readonly FoldedText[];
  attachment: readonly FoldedText[];
}

type Written = Partial<
  Record<'kornTtl' | 'lclanTtl' | 'articleCn' | 'articleTransCn' | 'jrnlLclanNm', string | null>
>;

/** @param attachments names of files and what stands in them */
export const itemTexts = (item: Written, attachments: readonly (string | null)[] = []): ItemTexts => {
  const folded = (...texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [foldedText(text)] : []));
  return {
    title: folded(item.kornTtl, item.lclanTtl),
    body: folded(item.articleTransCn, item.articleCn),
    reporter: folded(item.jrnlLclanNm),
    attachment: folded(...attachments),
  };
};

const anywhere = ({ title, body, reporter, attachment }: ItemTexts): FoldedText[] => [
  ...title,
  ...body,
  ...reporter,
  ...attachment,
];

const isIn = ({ chunks }: SearchTerm, texts: readonly FoldedText[]): boolean =>
  chunks.length > 0 && chunks.every((chunk) => texts.some((text) => placesOf(chunk, text).length > 0));

const hasTerm = (term: SearchTerm, fields: SearchPlan['fields'], texts: ItemTexts): boolean => {
  if (isTitlesOnly(term)) return isIn(term, texts.title);
  if (fields.length === 0) return isIn(term, anywhere(texts));
  return fields.some((field) => isIn(term, texts[field]));
};

/** Whether attachments could change what an item's own texts say of the plan. */
export const asksAttachments = ({ fields, excluded }: SearchPlan): boolean =>
  excluded.length > 0 || fields.length === 0 || fields.includes('attachment');

/** Whether an item is what the plan asks for. */
export const satisfies = ({ terms, combine, excluded, fields }: SearchPlan, texts: ItemTexts): boolean => {
  const has = (term: SearchTerm) => hasTerm(term, fields, texts);
  const isWanted = terms.length === 0 || (combine === 'AND' ? terms.every(has) : terms.some(has));
  return isWanted && !excluded.some((term) => hasTerm(term, [], texts));
};
