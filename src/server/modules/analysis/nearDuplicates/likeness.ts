import { fold } from '#server/kernel/text/tokens.ts';

/** Place, agency and reporter before the first sentence, as Korean agencies write them. */
const byline = /^\s*\([^()]{2,40}\)[^=()]{0,60}=\s*/;

/** A body without its byline. */
export const withoutByline = (body: string): string => body.replace(byline, '');

/** Marks of a report's version: breaking, second, combined. */
const writing = /^\s*\[(?:속보|\d보|단독)\]\s*|\s*\((?:종합\d*보?|\d보)\)\s*$/g;

/** A title without the mark of the report's version. */
export const bareTitle = (title: string): string => title.replaceAll(writing, '');

/** A body without its byline and without the dots where a feed truncates it. */
export const bareLead = (body: string): string => withoutByline(body).replace(/\.\.\.$/, '');

/** Letters and digits of a text for comparison, words separated by single spaces. */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** All n-grams of so many UTF-16 units, ignoring spaces; empty for a shorter text. */
export const slices = (text: string, letters: number): Set<string> => {
  const run = text.replaceAll(' ', '');
  const found = new Set<string>();
  for (let end = letters; end <= run.length; end += 1) found.add(run.slice(end - letters, end));
  return found;
};

/** Slice lengths that are equally distinctive in both kinds of script. */
export const lettersOf = (text: string): number => (/[\u1100-\u11ff\u2e80-\uffdc]/.test(text) ? 2 : 4);

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const slice of one) if (other.has(slice)) count += 1;
  return count;
};

/** Dice coefficient of the slices, 0 to 1; 0 if both are empty. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * shared(one, other)) / Math.max(1, one.size + other.size);

/** Share of the shorter set that is in the longer, 0 to 1; 0 if empty. */
export const containment = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  shared(one, other) / Math.max(1, Math.min(one.size, other.size));

/** The numbers of a text, in order. */
export const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join();

/** Length of the common beginning of two word lists. */
const alikeBefore = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
};

/** The differing middles of two plain titles, and the number of common words around them, without overlap. */
const middles = (one: readonly string[], other: readonly string[]) => {
  const before = alikeBefore(one, other);
  const [mine, theirs] = [one.slice(before).toReversed(), other.slice(before).toReversed()];
  const after = alikeBefore(mine, theirs);
  return { around: before + after, left: mine.slice(after), right: theirs.slice(after) };
};

/** Middles that share less than this name different subjects. */
const minMiddleShare = 0.4;

/** Titles with the same beginning and end that differ in the middle: the same sentence about another subject. */
export const isRecast = (one: string, other: string): boolean => {
  const { around, left, right } = middles(one.split(' '), other.split(' '));
  if (left.length === 0 || right.length === 0) return false;
  if (around < Math.max(left.length, right.length)) return false;
  const [mine, theirs] = [left, right].map((words) => slices(words.toReversed().join(''), 2)) as [
    Set<string>,
    Set<string>,
  ];
  return likeness(mine, theirs) < minMiddleShare;
};
