import {
  distanceOf,
  type Fingerprint,
  fingerprint,
  maxDays,
  maxDistance,
} from '#server/kernel/text/fingerprint.ts';
import {
  bareLead,
  bareTitle,
  containment,
  isRecast,
  lettersOf,
  likeness,
  numbers,
  plain,
  slices,
} from './likeness.ts';

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
