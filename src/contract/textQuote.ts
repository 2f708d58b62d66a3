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

/** Occurrences of a part that are looked at on each side of where it stood: a text may be one word without end. */
const maxOccurrences = 300;

/** Where a part occurs in the text, in ascending order: the nearest to a position, on both of its sides. */
const occurrences = (text: string, part: string, near: number): number[] => {
  const [before, after]: [number[], number[]] = [[], []];
  if (part === '') return [];
  for (let at = text.indexOf(part, near); at >= 0 && after.length < maxOccurrences; ) {
    after.push(at);
    at = text.indexOf(part, at + 1);
  }
  for (let from = near - 1; from >= 0 && before.length < maxOccurrences; ) {
    const at = text.lastIndexOf(part, from);
    if (at < 0) break;
    before.push(at);
    from = at - 1;
  }
  return [...before.reverse(), ...after];
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
const bestOf = (text: string, ranges: readonly TextRange[], { prefix, suffix, start }: TextQuote) =>
  ranges
    .map((range) => ({
      range,
      rank:
        commonEnd(text.slice(Math.max(0, range.start - around), range.start), prefix) +
        commonStart(text.slice(range.end, range.end + around), suffix),
      far: Math.abs(range.start - start),
    }))
    .sort((one, other) => other.rank - one.rank || one.far - other.far)[0]?.range;

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
  near: number,
) => {
  const before = prefix.slice(-anchorLength);
  const after = suffix.slice(0, anchorLength);
  const starts =
    before === ''
      ? [0]
      : occurrences(text, before, Math.max(0, near - before.length)).map((at) => at + before.length);
  return starts
    .flatMap((start): TextRange[] => {
      const end = after === '' ? text.length : text.indexOf(after, start + 1);
      return end > start ? [{ start, end }] : [];
    })
    .filter(
      ({ start, end }) =>
        // a longer text cannot be like the quote
        end - start <= quote.length * (2 / leastLikeness - 1) &&
        likeness(text.slice(start, end), quote) >= leastLikeness,
    );
};

/** How many of these ascending numbers are below a limit. */
const countBelow = (numbers: readonly number[], limit: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Finds quoted passages in a text as it is now, each at: the same words; the same words with other white space; or
 * other words like them between the same surroundings. Undefined for a passage that has gone.
 */
export const quoteFinder = (text: string): ((given: TextQuote) => TextRange | undefined) => {
  let known: ReturnType<typeof withoutSpace> | undefined;
  return (given) => {
    if (given.quote.trim() === '') return undefined;
    const rangesOf = (whole: string, part: string, near: number): TextRange[] =>
      occurrences(whole, part, near).map((start) => ({ start, end: start + part.length }));
    const exact = bestOf(text, rangesOf(text, given.quote, given.start), given);
    if (exact) return exact;
    known ??= withoutSpace(text);
    const { bare, places } = known;
    const near = countBelow(places, given.start);
    const bareOf = (part: string): string => withoutSpace(part).bare;
    const parts = { quote: bareOf(given.quote), prefix: bareOf(given.prefix), suffix: bareOf(given.suffix) };
    const inText = ({ start, end }: TextRange): TextRange => ({
      start: places[start] ?? 0,
      end: (places[end - 1] ?? 0) + 1,
    });
    const same = rangesOf(bare, parts.quote, near);
    const found = same.length > 0 ? same : betweenAnchors(bare, parts, near);
    return bestOf(text, found.map(inText), given);
  };
};

/** Where one quoted passage stands in a text now, see `quoteFinder`. */
export const findQuote = (text: string, given: TextQuote): TextRange | undefined => quoteFinder(text)(given);
