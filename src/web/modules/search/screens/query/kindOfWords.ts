import { queryFieldOf } from '#contract/queryFields.ts';
import { fieldTitle } from '#contract/queryValues.ts';

/** A field with its value at the end of a text; the value may be in quotation marks. */
const lastValue = /(\p{L}+)[:：](?:"[^"]*"|[^\s"]*)$/u;

/** What a suggested text ends with: the value of a field of the query language, or a keyword. */
export const kindOfWords = (words: string): string => {
  const field = queryFieldOf(lastValue.exec(words)?.[1] ?? '');
  return field ? fieldTitle(field.name) : '키워드';
};
