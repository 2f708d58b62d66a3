import Holidays from 'date-holidays';
import { addDays, dayOf, dayStart } from '#contract/days.ts';
import type { Settings } from './settings.ts';

/** Everything is in Korean time, which has no daylight saving. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const minuteMs = 60_000;

/** Shortest time between two messages that are sent at once, in ms: what comes in between is in the next. */
export const gapMs = 5 * minuteMs;

const daysOfYears = new Map<string, ReadonlySet<string>>();

/** The lunar new year is three days around its first; the library begins them a day too late. */
const newYear = '설날';

const holidaysOf = (year: string): ReadonlySet<string> => {
  const known = daysOfYears.get(year);
  if (known) return known;
  const all = new Holidays('KR', { timezone: 'Asia/Seoul', types: ['public'] }).getHolidays(Number(year));
  const days = new Set(
    all.flatMap(({ name, start, end }) => {
      const late = name === newYear ? dayMs : 0;
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      return Array.from({ length }, (_, at) =>
        dayOf(new Date(start.getTime() - late + at * dayMs).toISOString()),
      );
    }),
  );
  daysOfYears.set(year, days);
  return days;
};

/** Whether a Korean day is a public holiday or its substitute. */
export const isHoliday = (day: string): boolean => holidaysOf(day.slice(0, 4)).has(day);

/** 1: Monday, …, 7: Sunday. */
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const minutesOf = (hm: string): number => {
  const [hours = 0, minutes = 0] = hm.split(':').map(Number);
  return hours * 60 + minutes;
};

const at = (day: string, minutes: number): Date => new Date(dayStart(day).getTime() + minutes * minuteMs);
const dayAt = (time: Date): string => dayOf(time.toISOString());
const minuteAt = (time: Date): number =>
  Math.floor((time.getTime() - dayStart(dayAt(time)).getTime()) / minuteMs);

const isRestDay = (day: string, { wkndYn, hldyYn }: Settings): boolean =>
  (wkndYn !== 'Y' && weekdayOf(day) > 5) || (hldyYn !== 'Y' && isHoliday(day));

/** The end of the quiet hours that the time is in; undefined outside of them. */
const quietEnd = (time: Date, { quietBgngHm, quietEndHm }: Settings): Date | undefined => {
  if (!quietBgngHm || !quietEndHm || quietBgngHm === quietEndHm) return undefined;
  const [begin, end, now, day] = [minutesOf(quietBgngHm), minutesOf(quietEndHm), minuteAt(time), dayAt(time)];
  if (begin < end) return now >= begin && now < end ? at(day, end) : undefined;
  if (now >= begin) return at(addDays(day, 1), end);
  return now < end ? at(day, end) : undefined;
};

/** Days that are looked through for one on which messages are sent. */
const maxDays = 30;

/** The first moment from this one on at which messages may be sent: outside of quiet hours, weekends and holidays. */
export const whenAllowed = (time: Date, settings: Settings): Date => {
  let when = time;
  for (let tried = 0; tried < 2 * maxDays; tried += 1) {
    const day = dayAt(when);
    const end = quietEnd(when, settings);
    if (isRestDay(day, settings)) when = at(addDays(day, 1), 0);
    else if (end) when = end;
    else return when;
  }
  return when;
};

/** The next time of the schedule after `now`, whether or not messages may be sent then. */
const nextOfSchedule = (now: Date, { freqCd, sndHm, sndDy }: Settings): Date => {
  if (freqCd === 'hourly') return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  if (freqCd !== 'daily' && freqCd !== 'weekly') return now;
  const minutes = minutesOf(sndHm ?? '08:30');
  for (let day = dayAt(now); ; day = addDays(day, 1)) {
    const when = at(day, minutes);
    if (when > now && (freqCd === 'daily' || weekdayOf(day) === (sndDy ?? 1))) return when;
  }
};

/**
 * When the new items of a search are told next. A daily or weekly time on a holiday is made up at the same time of the
 * next working day.
 * @param last time of the last message; what is told at once keeps a distance from it
 */
export const nextTime = (now: Date, settings: Settings, last?: Date | null): Date => {
  const from =
    settings.freqCd === 'atOnce' && last && last.getTime() + gapMs > now.getTime()
      ? new Date(last.getTime() + gapMs)
      : now;
  let when = nextOfSchedule(from, settings);
  for (let tried = 0; tried < maxDays && isRestDay(dayAt(when), settings); tried += 1)
    when =
      settings.freqCd === 'daily' || settings.freqCd === 'weekly'
        ? new Date(when.getTime() + dayMs)
        : whenAllowed(when, settings);
  return whenAllowed(when, settings);
};
