import { fold } from '../search/words/fold.ts';
import { distanceOf, type Fingerprint, farthest, fingerprint } from './fingerprint.ts';
import { mostDays } from './nearKeys.ts';

/** A report as two of them are held against one another. */
export interface Report {
  title: string;
  /** The body, or the summary that a feed gives of it. */
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

/** Place, agency and reporter before the first sentence. */
const byline = /^\s*\([^()]{2,40}\)\s*[^=()]{0,60}=\s*/;
/** Which writing of the report it is: first, second, put together. */
const writing = /^\s*\[(?:속보|\d보|단독)\]\s*|\s*\((?:종합\d*보?|\d보)\)\s*$/g;

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const slices = (text: string, letters: number): Set<string> => {
  const run = text.replaceAll(' ', '');
  return new Set(
    Array.from({ length: Math.max(0, run.length - letters + 1) }, (_, at) => run.slice(at, at + letters)),
  );
};

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const slice of one) if (other.has(slice)) count += 1;
  return count;
};

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * shared(one, other)) / (one.size + other.size);

/** How much of the shorter stands in the longer. */
const containment = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : shared(one, other) / least;
};

const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join();

/** Titles of one mould that differ in the middle: the same sentence about somebody else. */
const isRecast = (one: string, other: string): boolean => {
  const [mine, theirs] = [one.split(' '), other.split(' ')];
  const most = Math.min(mine.length, theirs.length);
  let before = 0;
  while (before < most && mine[before] === theirs[before]) before += 1;
  let after = 0;
  while (after < most - before && mine.at(-1 - after) === theirs.at(-1 - after)) after += 1;
  const [left, right] = [mine, theirs].map((words) => words.slice(before, words.length - after)) as [
    string[],
    string[],
  ];
  if (left.length === 0 || right.length === 0) return false;
  if (before + after < Math.max(left.length, right.length)) return false;
  return likeness(slices(left.join(''), 2), slices(right.join(''), 2)) < 0.4;
};

/** Slices of so many letters tell as much in either kind of script. */
const lettersOf = (text: string): number => (/[\u1100-\u11ff\u2e80-\uffdc]/.test(text) ? 2 : 4);

/** Slices of the beginning below which it is as good as none: a place, a time of day. */
const fewestSlices = 15;
const ampleSlices = 38;

/**
 * Whether two reports are the same one: printed again, continued or corrected under the same headline, or the same
 * copy in two outlets. Two accounts of one event are not.
 */
export const isSameReport = (one: Report, other: Report): boolean => {
  const gap = Math.abs(one.time - other.time);
  if (gap > mostDays * 24 * hourMs) return false;
  if (one.fingerprint && other.fingerprint && distanceOf(one.fingerprint, other.fingerprint) <= farthest)
    return true;
  const [title, itsTitle] = [
    plain(one.title.replaceAll(writing, '')),
    plain(other.title.replaceAll(writing, '')),
  ];
  if (isRecast(title, itsTitle)) return false;
  const letters = lettersOf(title);
  const titles = likeness(slices(title, letters), slices(itsTitle, letters));
  const [lead, itsLead] = [one.body, other.body].map((body) =>
    body.replace(byline, '').replace(/\.\.\.$/, ''),
  ) as [string, string];
  const length = Math.max(30, Math.min(lead.length, itsLead.length));
  const [mine, theirs] = [lead, itsLead].map((text) => slices(plain(text.slice(0, length)), letters + 1)) as [
    Set<string>,
    Set<string>,
  ];
  const leads = containment(mine, theirs);
  const least = Math.min(mine.size, theirs.size);
  const isNumberedAlike = numbers(title) === numbers(itsTitle);
  if (least < fewestSlices) return gap < 20 * hourMs && titles >= 0.75 && isNumberedAlike;
  if (titles === 1 && leads >= 0.95 && least >= ampleSlices) return true;
  if (titles >= 0.97 && gap <= 6 * hourMs) return true;
  if (gap > 36 * hourMs) return false;
  if (titles >= 0.38 && leads >= 0.97 && least >= ampleSlices) return true;
  if (titles >= 0.9 && leads >= 0.12 && isNumberedAlike) return true;
  return titles >= 0.5 && leads >= 0.6;
};
