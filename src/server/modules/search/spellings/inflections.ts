import { pluralize, singularize } from 'inflection';

/** Letters of a word that has other forms: shorter ones are names, or stand in every text. */
const minLength = 4;
const word = /^[a-z]+$/;
/** Words that end like a plural and are none, or mean something else without their end. */
const notPlural = new Set(
  `atlas arms bias canvas chaos christmas clothes customs dallas earnings economics electronics ethics
  goods headquarters kansas lens logistics mathematics means news overseas pajamas paris perhaps
  physics politics proceeds series species sometimes texas always besides vegas whereas`.split(/\s+/u),
);
const endsLikeSingular = /(?:ss|us|is)$/;

/**
 * The other forms of an English word, as `fold` gives it: of a singular the plural, of a plural the singular. Of what is no
 * such word the forms are ones that nobody writes.
 */
export const formsOfWord = (text: string): string[] => {
  if (text.length < minLength || !word.test(text) || notPlural.has(text)) return [];
  const one = endsLikeSingular.test(text) ? text : singularize(text);
  const form = one === text ? pluralize(text) : one;
  return form !== text && word.test(form) && form.length >= minLength - 1 ? [form] : [];
};
