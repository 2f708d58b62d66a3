import {
  distanceOf,
  type Fingerprint,
  fingerprint,
  maxDays,
  maxDistance,
} from '#server/kernel/text/fingerprint.ts';
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

/** A report prepared for comparison. */
export interface Report {
  title: string;
  /** The body, or the feed's summary of it. */
  body: string;
  /** Milliseconds. */
  time: number;
  fingerprint: Fingerprint | null;
}

export const reportOf = (title: string, body: string, time: number): Report => ({
  title,
  body,
  time,
  fingerprint: fingerprint({ title, body }),
});

const hourMs = 3_600_000;

/** Similarities of two reports that are short or whose fingerprints differ in too many bits. */
export interface Common {
  /** Milliseconds between them. */
  gap: number;
  /** Similarity of their titles, 0 to 1. */
  titles: number;
  /** Share of the beginning of one body that is contained in the other's, 0 to 1. */
  leads: number;
  /** Number of slices of the shorter beginning. */
  sliceCount: number;
  /** Whether their titles contain the same numbers. */
  isNumberedAlike: boolean;
}

/** With fewer slices the beginning is not usable: only a place or a time of day. */
const minSlices = 15;
const ampleSlices = 38;

/** Whether the similarities suffice for the same report. */
export const isEnough = ({ gap, titles, leads, sliceCount, isNumberedAlike }: Common): boolean => {
  if (sliceCount < minSlices) return gap < 20 * hourMs && titles >= 0.75 && isNumberedAlike;
  if (titles === 1 && leads >= 0.95 && sliceCount >= ampleSlices) return true;
  if (titles >= 0.97 && gap <= 6 * hourMs) return true;
  if (gap > 36 * hourMs) return false;
  if (titles >= 0.38 && leads >= 0.97 && sliceCount >= ampleSlices) return true;
  if (titles >= 0.9 && leads >= 0.12 && isNumberedAlike) return true;
  return titles >= 0.5 && leads >= 0.6;
};

/** Minimum number of characters compared; otherwise the length of the shorter beginning. */
const minLeadLength = 30;

/** Slices of the beginnings of two bodies, cut to the length of the shorter one. */
const leadSlices = (bodies: readonly [string, string], letters: number): [Set<string>, Set<string>] => {
  const [mine, theirs] = [bareLead(bodies[0]), bareLead(bodies[1])];
  const length = Math.max(minLeadLength, Math.min(mine.length, theirs.length));
  const sliced = (lead: string) => slices(plain(lead.slice(0, length)), letters);
  return [sliced(mine), sliced(theirs)];
};

/**
 * Whether two reports are the same: reprinted, continued or corrected under the same headline, or the same agency
 * report in two outlets. Two accounts of one event are not.
 */
export const isSameReport = (one: Report, other: Report): boolean => {
  const gap = Math.abs(one.time - other.time);
  if (gap > maxDays * 24 * hourMs) return false;
  if (one.fingerprint && other.fingerprint && distanceOf(one.fingerprint, other.fingerprint) <= maxDistance)
    return true;
  const [title, itsTitle] = [plain(bareTitle(one.title)), plain(bareTitle(other.title))];
  if (isRecast(title, itsTitle)) return false;
  const letters = lettersOf(title);
  const [mine, theirs] = leadSlices([one.body, other.body], letters + 1);
  return isEnough({
    gap,
    titles: likeness(slices(title, letters), slices(itsTitle, letters)),
    leads: containment(mine, theirs),
    sliceCount: Math.min(mine.size, theirs.size),
    isNumberedAlike: numbers(title) === numbers(itsTitle),
  });
};
