import { join } from 'node:path';

/** Number of days, weeks and months for which a backup is kept. */
export const kept = { days: 7, weeks: 4, months: 12 };

const minute = 60_000;
const day = 24 * 60 * minute;
/** Korea has no daylight saving time: its days are those of UTC shifted by nine hours. */
const korean = (at: Date): Date => new Date(at.getTime() + 9 * 60 * minute);

const dayOf = (at: Date): string => korean(at).toISOString().slice(0, 10);
/** Weeks begin on Monday. */
const weekOf = (at: Date): string => {
  const here = korean(at);
  return new Date(here.getTime() - ((here.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
};
const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** The newest moment in each of the latest periods. */
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
 * The backups that are no longer needed: all except the newest in each of the latest seven days, four weeks and twelve
 * months with backups. The newest of all is always kept.
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

/** The folder of the backups before upgrades, within that of the daily ones. */
export const beforeUpgrades = (folder: string): string => join(folder, 'before-upgrades');

/** Number of backups before upgrades that are kept: their usefulness does not depend on their age. */
const keptBeforeUpgrades = 10;

/** All except the latest backups before upgrades. */
export const notNeededBeforeUpgrades = (moments: readonly Date[]): Date[] =>
  moments.toSorted((a, b) => b.getTime() - a.getTime()).slice(keptBeforeUpgrades);

const pattern = /^culture-press-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/;

/** File name of a backup; the time is in UTC. */
export const backupName = (at: Date, isSealed: boolean): string =>
  `culture-press-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst${isSealed ? '.age' : ''}`;

/** The time in the file name of a backup; undefined for any other file. */
export const momentIn = (name: string): Date | undefined => {
  const found = pattern.exec(name);
  if (!found) return undefined;
  const [, year, month, date, hour, min, second] = found;
  const at = new Date(`${year}-${month}-${date}T${hour}:${min}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
