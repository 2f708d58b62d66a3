import { addDays, dayStart, today } from '#contract/days.ts';
import { isHoliday, minutesOf, timeOf, weekdayOf } from '#server/kernel/clock/koreanDays.ts';
import type { Settings } from './settings.ts';

/** Everything is in Korean time, which has no daylight saving. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const minuteMs = 60_000;

/** Shortest time between two messages that are sent at once, in ms: what comes in between is in the next. */
export const gapMs = 5 * minuteMs;

const minuteAt = (time: Date): number =>
  Math.floor((time.getTime() - dayStart(today(time)).getTime()) / minuteMs);

const isRestDay = (day: string, { wkndYn, hldyYn }: Settings): boolean =>
  (wkndYn !== 'Y' && weekdayOf(day) > 5) || (hldyYn !== 'Y' && isHoliday(day));

/** The end of the quiet hours that the time is in; undefined outside of them. */
const quietEnd = (time: Date, { quietBgngHm, quietEndHm }: Settings): Date | undefined => {
  if (!quietBgngHm || !quietEndHm || quietBgngHm === quietEndHm) return undefined;
  const [begin, end, now, day] = [minutesOf(quietBgngHm), minutesOf(quietEndHm), minuteAt(time), today(time)];
  if (begin < end) return now >= begin && now < end ? timeOf(day, end) : undefined;
  if (now >= begin) return timeOf(addDays(day, 1), end);
  return now < end ? timeOf(day, end) : undefined;
};

/** Days that are looked through for one on which messages are sent. */
const maxDays = 30;

/** The first moment from this one on at which messages may be sent: outside of quiet hours, weekends and holidays. */
export const whenAllowed = (time: Date, settings: Settings): Date => {
  let when = time;
  for (let tried = 0; tried < 2 * maxDays; tried += 1) {
    const day = today(when);
    const end = quietEnd(when, settings);
    if (isRestDay(day, settings)) when = timeOf(addDays(day, 1), 0);
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
  for (let day = today(now); ; day = addDays(day, 1)) {
    const when = timeOf(day, minutes);
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
  for (let tried = 0; tried < maxDays && isRestDay(today(when), settings); tried += 1)
    when =
      settings.freqCd === 'daily' || settings.freqCd === 'weekly'
        ? new Date(when.getTime() + dayMs)
        : whenAllowed(when, settings);
  return whenAllowed(when, settings);
};
