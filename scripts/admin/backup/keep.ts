/** How many days, weeks and months have a backup of their own. */
export const kept = { days: 7, weeks: 4, months: 12 };

const minute = 60_000;
const day = 24 * 60 * minute;
/** Korean time has no summer time: its days are those of UTC, nine hours earlier. */
const korean = (at: Date): Date => new Date(at.getTime() + 9 * 60 * minute);

const dayOf = (at: Date): string => korean(at).toISOString().slice(0, 10);
/** Weeks begin on Monday. */
const weekOf = (at: Date): string => {
  const here = korean(at);
  return new Date(here.getTime() - ((here.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
};
const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** The newest of each of the latest periods. */
const newestOfEach = (
  newestFirst: readonly Date[],
  periodOf: (at: Date) => string,
  periods: number,
): Date[] => {
  const newest = new Map<string, Date>();
  for (const at of newestFirst) if (!newest.has(periodOf(at))) newest.set(periodOf(at), at);
  return [...newest.values()].slice(0, periods);
};

/**
 * Which backups are no longer needed: neither the newest of one of the latest seven days, four weeks or twelve months that
 * have any. The newest of all is always needed.
 */
export const notNeeded = (moments: readonly Date[]): Date[] => {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime());
  const needed = new Set([
    ...newestOfEach(newestFirst, dayOf, kept.days),
    ...newestOfEach(newestFirst, weekOf, kept.weeks),
    ...newestOfEach(newestFirst, monthOf, kept.months),
  ]);
  return newestFirst.filter((at) => !needed.has(at));
};

/** So many backups that were made before upgrades stay: what one of them is good for does not go by days. */
export const keptBeforeUpgrades = 10;

/** All but the latest of those that were made before upgrades. */
export const notNeededBeforeUpgrades = (moments: readonly Date[]): Date[] =>
  moments.toSorted((a, b) => b.getTime() - a.getTime()).slice(keptBeforeUpgrades);

const pattern = /^culture-press-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/;

/** The name of a backup's file; the time is in UTC. */
export const backupName = (at: Date, isSealed: boolean): string =>
  `culture-press-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst${isSealed ? '.age' : ''}`;

/** The moment in the name of a backup's file; undefined for any other file. */
export const momentIn = (name: string): Date | undefined => {
  const found = pattern.exec(name);
  if (!found) return undefined;
  const [, year, month, date, hour, min, second] = found;
  const at = new Date(`${year}-${month}-${date}T${hour}:${min}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
