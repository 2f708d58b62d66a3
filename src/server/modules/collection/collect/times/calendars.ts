import { primaryLanguage, type TimeContext } from './timeContext.ts';

/** A day of a calendar. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** A calendar of Unicode: gregory, persian. */
  calendar: string;
}

/** Calendars besides the Gregorian one in which the press of a language dates. */
const calendars: Readonly<Record<string, string>> = {
  fa: 'persian',
  ps: 'persian',
  ckb: 'persian',
  ar: 'islamic-umalqura',
  ur: 'islamic-umalqura',
};

/** The calendar besides the Gregorian one in which a language's press dates, if any. */
export const otherCalendar = (lang: string | null | undefined): string | undefined =>
  calendars[primaryLanguage(lang) ?? ''];

/** Midnight (as UTC) of a day in another calendar, found by the calendar's own formatter; NaN if there is no such day. */
const fromCalendar = ({ year, month, day, calendar }: CalendarDay): number => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  let at = Date.UTC(
    calendar === 'persian' ? year + 621 : Math.round(year * 0.970224 + 621.5),
    month + 1,
    day,
  );
  for (let step = 0; step < 12; step++) {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
    );
    const months = (year - (parts.year ?? 0)) * 12 + month - (parts.month ?? 0);
    const days = Math.round(months * 29.6) + day - (parts.day ?? 0);
    if (days === 0) return at;
    at += days * 86_400_000;
  }
  return Number.NaN;
};

/** Midnight of the day, in milliseconds since 1970 as if it were UTC; NaN for a day that no calendar has. */
export const midnightOf = (day: CalendarDay, { lang }: TimeContext): number => {
  // no source reports of the 25th century: such a year is of the Buddhist era
  const year = day.year >= 2443 && day.year <= 2643 && day.calendar === 'gregory' ? day.year - 543 : day.year;
  const calendar = year >= 1300 && year < 1500 ? (otherCalendar(lang) ?? day.calendar) : day.calendar;
  if (calendar !== 'gregory') return fromCalendar({ ...day, year, calendar });
  const at = new Date(Date.UTC(year, day.month - 1, day.day));
  const isDay = year >= 1900 && at.getUTCMonth() === day.month - 1 && at.getUTCDate() === day.day;
  return isDay ? at.getTime() : Number.NaN;
};
