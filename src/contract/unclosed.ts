import {
  beforeSigned,
  closingQuote,
  closings,
  isBehindField,
  openings,
  quotes,
  space,
} from './queryTokens.ts';

/** The last character of what a parenthesis may close. */
const endsOperand = /[\p{L}\p{N}"“”*]/u;

/** A parenthesis or quotation mark without its counterpart, with its index in the text. */
export interface Unclosed {
  sign: '(' | ')' | '"';
  at: number;
}

/** Parentheses and quotation marks at the edge of a word that lack their counterpart, in their order. */
export const unclosed = (text: string): Unclosed[] => {
  const found: Unclosed[] = [];
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isBegin = at === 0 || beforeSigned.test(text.charAt(at - 1)) || isBehindField(text, at);
    if (quotes.test(character)) {
      const end = closingQuote(text, at);
      if (end > at) at = end;
      else if (isBegin) found.push({ sign: '"', at });
    } else if (openings.test(character)) open.push(at);
    else if (closings.test(character) && open.pop() === undefined)
      if (
        endsOperand.test(text.charAt(at - 1)) &&
        (at === text.length - 1 || space.test(text.charAt(at + 1)))
      )
        found.push({ sign: ')', at });
  }
  const atEdge = open.filter(
    (at) => at === 0 || beforeSigned.test(text.charAt(at - 1)) || isBehindField(text, at),
  );
  return [...found, ...atEdge.map((at): Unclosed => ({ sign: '(', at }))].sort(
    (one, other) => one.at - other.at,
  );
};
