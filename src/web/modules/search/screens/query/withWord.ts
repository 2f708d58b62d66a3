import { type Combine, readTypedQuery } from '#contract/typedQuery.ts';

/** What means something in a query: signs, and words in capitals. */
const special = /[\s"“”()（）,，、|｜:：*＊]|^[-+－＋−]|^(?:AND|OR|NOT|NEAR.*|그리고|또는)$/u;

/** A text of the search field that asks for a word as well. @param combine how commas combine in the text */
export const withWord = (text: string, combine: Combine, word: string): string => {
  const added = special.test(word) ? `"${word.replaceAll(/["“”]/gu, ' ').trim()}"` : word;
  const whole = text.trim();
  if (whole === '') return added;
  const parts = readTypedQuery(whole, combine);
  const hasAlternatives =
    (combine === 'OR' && parts.length > 1) || parts.some(({ query }) => query.is === 'any');
  return hasAlternatives ? `(${whole}) ${added}` : `${whole} ${added}`;
};
