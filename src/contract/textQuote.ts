/**
 * A passage of a text, found again after the text was corrected: the TextQuoteSelector of the W3C Web Annotation Data
 * Model (quote, prefix, suffix) with the position at which the quote was made. Positions are in UTF-16 units.
 */
export interface TextQuote {
  quote: string;
  prefix: string;
  suffix: string;
  start: number;
}

/** A range of a text, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Length of the prefix and suffix that are stored. */
const around = 40;

/** The quote of a range of the text. */
export const quoteOf = (text: string, { start, end }: TextRange): TextQuote => ({
  quote: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - around), start),
  suffix: text.slice(end, end + around),
  start,
});

const occurrences = (text: string, part: string): number[] => {
  const found: number[] = [];
  if (part === '') return found;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
};

const commonEnd = (one: string, other: string): number => {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length += 1;
  return length;
};
const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
};

/** The best of several places of the same words: whose surroundings agree most, and then the nearest. */
const bestOf = (text: string, ranges: readonly TextRange[], { prefix, suffix, start }: TextQuote) => {
  const rank = (range: TextRange): number =>
    commonEnd(text.slice(0, range.start), prefix) + commonStart(text.slice(range.end), suffix);
  return [...ranges].sort(
    (one, other) => rank(other) - rank(one) || Math.abs(one.start - start) - Math.abs(other.start - start),
  )[0];
};

/** The text without white space, and the position of each of its characters in the text. */
const withoutSpace = (text: string): { bare: string; places: number[] } => {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  return { bare: text.replaceAll(/\s/g, ''), places };
};

const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Dice coefficient of the pairs of neighbouring characters: 1 for equal texts, 0 without a common pair. */
const likeness = (one: string, other: string): number => {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  let common = 0;
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0);
  return (2 * common) / Math.max(1, one.length + other.length - 2);
};

/** Least likeness of a quote and what stands in its place now. */
const leastLikeness = 0.5;
/** How many characters of prefix and suffix, without white space, must have stayed for a place to be recognised. */
const anchorLength = 8;

/** The range between what stood before and after the quote, if it is like the quote: the quote itself was corrected. */
const betweenAnchors = (
  text: string,
  { quote, prefix, suffix }: Pick<TextQuote, 'quote' | 'prefix' | 'suffix'>,
) => {
  const before = prefix.slice(-anchorLength);
  const after = suffix.slice(0, anchorLength);
  const starts = before === '' ? [0] : occurrences(text, before).map((at) => at + before.length);
  const ends = after === '' ? [text.length] : occurrences(text, after);
  return starts
    .flatMap((start): TextRange[] => {
      const end = ends.find((one) => one > start);
      return end === undefined ? [] : [{ start, end }];
    })
    .filter(({ start, end }) => likeness(text.slice(start, end), quote) >= leastLikeness);
};

/**
 * Where a quoted passage stands in a text now: the same words; the same words with other white space; or other words
 * like them between the same surroundings. Undefined if the passage has gone.
 */
export const findQuote = (text: string, given: TextQuote): TextRange | undefined => {
  if (given.quote.trim() === '') return undefined;
  const rangesOf = (whole: string, part: string): TextRange[] =>
    occurrences(whole, part).map((start) => ({ start, end: start + part.length }));
  const exact = bestOf(text, rangesOf(text, given.quote), given);
  if (exact) return exact;
  const { bare, places } = withoutSpace(text);
  const bareOf = (part: string): string => withoutSpace(part).bare;
  const parts = { quote: bareOf(given.quote), prefix: bareOf(given.prefix), suffix: bareOf(given.suffix) };
  const inText = ({ start, end }: TextRange): TextRange => ({
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
  });
  const same = rangesOf(bare, parts.quote);
  const found = same.length > 0 ? same : betweenAnchors(bare, parts);
  return bestOf(text, found.map(inText), given);
};
