import { dayHalves, monthOf, otherCalendar, plainName } from './monthNames.ts';
import { pressZone, zoneOffset } from './timeZones.ts';

/** What is known about the source of a time. */
export interface TimeContext {
  /** Zone of a time that names none: an offset (+09:00) or an IANA name. */
  zone?: string | null | undefined;
  /** ISO 3166-1 alpha-2: decides ambiguous zone names, the order of day and month, and the zone where its press has only one. */
  nation?: string | null | undefined;
  /** BCP 47: decides the names of months and the calendar. */
  lang?: string | null | undefined;
}

/** Longer texts are not times. */
const maxLength = 100;

interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  calendar: string;
}

interface Clock {
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const midnight: Clock = { hour: 0, minute: 0, second: 0, millisecond: 0 };

const zeros = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐';

/** ASCII digits, plain blanks, no signs of direction, no comment in brackets at the end, lower case. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      if (digit <= '9') return digit;
      const code = digit.charCodeAt(0);
      const zero = [...zeros].find((sign) => code >= sign.charCodeAt(0) && code < sign.charCodeAt(0) + 10);
      return zero ? String(code - zero.charCodeAt(0)) : ' ';
    })
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?[([][^()[\]]*[)\]]/g, (comment, at: number) =>
      /\d.*\d/.test(text.slice(0, at)) ? '' : comment,
    )
    .trim()
    .toLowerCase();

/** Texts of digits alone and the basic form of ISO 8601, written out; seconds and milliseconds since 1970. */
const writtenOut = (text: string): string => {
  const unix = /^(\d{10})(?:\.\d+)?$|^(\d{10})\d{3}(?:\d{3})?$/.exec(text);
  const seconds = unix?.[1] ?? unix?.[2];
  if (seconds) return new Date(Number(seconds) * 1000).toISOString().toLowerCase();
  const basic = /^(\d{4})(\d\d)(\d\d)(?:t?(\d\d)(\d\d)(\d\d)?)?(z|[+-]\d\d:?\d\d)?$/.exec(text);
  if (!basic) return text;
  const [, year, month, day, hour, minute, second, zone] = basic;
  return `${year}-${month}-${day}${hour ? ` ${hour}:${minute}:${second ?? '00'}` : ''}${zone ? ` ${zone}` : ''}`;
};

const before = '오전|午前|上午|凌晨|早上';
const after = '오후|午後|下午|晚上|中午';
const clockForm = new RegExp(
  `(?:(${before})|(${after}))? ?(?<![\\d.:])t?(\\d{1,2})(?: ?[:h] ?|시 ?|時|时|點|点)(\\d{2})(?:분|分)?(?::(\\d{2})(?:[.,:](\\d{1,9}))?| ?(\\d{2})(?:초|秒))?(?!\\d)`,
  'u',
);
const hourForm = new RegExp(
  `(?:(${before})|(${after})) ?(\\d{1,2}) ?(?:시|時|时|點|点)|(?<![\\d.:])(\\d{1,2}) ?([ap])\\.?m\\b\\.?`,
  'u',
);
const dottedForm = /(?:^|[^\d.])(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![.\d])/;

/** A time of day and what stands around it. */
interface FoundClock {
  clock: Clock;
  front: string;
  tail: string;
}

const withHalf = (hour: number, isAfternoon: boolean): number => (hour % 12) + (isAfternoon ? 12 : 0);

/** The half of the day that stands behind a time (am, p.m., π.μ.), or in front of it in the source's language. */
const halfOf = (front: string, tail: string, lang: string | null | undefined) => {
  const english = /^ ?([ap])\.? ?m\b\.?/.exec(tail);
  if (english) return { isAfternoon: english[1] === 'p', front, tail: tail.slice(english[0].length) };
  if (!lang) return null;
  const [morning, afternoon] = dayHalves(lang);
  const word = /^ ?([\p{L}.]+)/u.exec(tail);
  const name = plainName(word?.[1] ?? '');
  if (name === '' || morning === afternoon || (name !== morning && name !== afternoon)) return null;
  return { isAfternoon: name === afternoon, front, tail: tail.slice(word?.[0].length) };
};

const clockOf = (text: string, lang: string | null | undefined): FoundClock | null => {
  const found = clockForm.exec(text);
  if (found) {
    const hour = Number(found[3]);
    const front = text.slice(0, found.index);
    const behind = text.slice(found.index + found[0].length);
    const half = halfOf(front, behind, lang);
    const isAfternoon = found[2] !== undefined || half?.isAfternoon;
    const isHalved = found[1] !== undefined || found[2] !== undefined || half;
    return {
      clock: {
        hour: isHalved && hour <= 12 ? withHalf(hour, isAfternoon === true) : hour,
        minute: Number(found[4]),
        second: Number(found[5] ?? found[7] ?? 0),
        millisecond: Number((found[6] ?? '').padEnd(3, '0').slice(0, 3)),
      },
      front,
      tail: half?.tail ?? behind,
    };
  }
  const alone = hourForm.exec(text);
  if (!alone) return null;
  const hour = withHalf(Number(alone[3] ?? alone[4]), alone[2] !== undefined || alone[5] === 'p');
  return {
    clock: { ...midnight, hour },
    front: text.slice(0, alone.index),
    tail: text.slice(alone.index + alone[0].length),
  };
};

/** Words behind a time that name no zone. */
const noZone = new Set('uhr hrs hours h น ч час часов г года р p o s ora godz lt'.split(' '));

/** The word or offset behind a time, which names its zone; undefined if none stands there. */
const zoneOf = (tail: string): { zone: string | undefined; rest: string } => {
  const found =
    /^[ .,]*((?:gmt|utc?)? ?[+\-−]\d{1,2}:?(?:\d{2})?(?!\d)|[a-z]+(?:\/[a-z_\-+\d]+)+|[\p{L}.]+)/u.exec(tail);
  if (!found?.[1]) return { zone: undefined, rest: tail };
  const word = found[1].replaceAll('.', '');
  const rest = tail.slice(found[0].length);
  if (noZone.has(word)) return zoneOf(rest);
  return { zone: word, rest };
};

/** Whether a language or country writes the month before the day: 8/3/2026. Undefined if neither is known. */
const isMonthFirst = ({ nation, lang }: TimeContext): boolean | undefined => {
  const primary = lang?.split('-', 1)[0];
  if (!nation && (!primary || primary === 'en')) return undefined;
  try {
    const parts = new Intl.DateTimeFormat(`${primary ?? 'en'}${nation ? `-${nation}` : ''}`).formatToParts(0);
    return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
  } catch {
    return undefined;
  }
};

const fullYear = (digits: string, { lang, nation }: TimeContext): number => {
  const year = Number(digits);
  const primary = lang?.split('-', 1)[0];
  if (digits.length <= 2 && primary === 'th') return year + 2500;
  if (digits.length === 3 && (nation === 'TW' || primary === 'zh')) return year + 1911;
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
};

const eras: Readonly<Record<string, number>> = { 民國: 1911, 民国: 1911, 令和: 2018, 平成: 1988, 昭和: 1925 };

const yearFirst = /(?<!\d)(\d{3,4}) ?[-./] ?(\d{1,2}) ?[-./] ?(\d{1,2})\.?(?!\d)/;
const eastAsian =
  /(民國|民国|令和|平成|昭和)? ?(\d{1,4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일號号]?/u;
const numeric = /(?<!\d)(\d{1,2}) ?([-./]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)/;
const vietnamese = /(?<!\d)(\d{1,2}) tháng (\d{1,2})(?:,? năm)?,? (\d{4})(?!\d)/u;
const mongolian = /(\d{4}) оны (\d{1,2})(?:-р)? сарын (\d{1,2})/u;
const monthAlone = /^(\d{4})[-/.](\d{1,2})$/;
const word = String.raw`([\p{L}\p{M}.'’]+)`;
const between = String.raw`[ .,\-/]*`;
const joint = String.raw`(?:(?:de|del|di|of|d['’]|da|م|m\.?|оны|год|թ\.?|წ\.?) )?`;
const ordinal = String.raw`(?:st|nd|rd|th|er|ère|re|º|ª|η|-?р)?`;
const dayNameYear = new RegExp(
  `(?<!\\d)(\\d{1,2})${ordinal}${between}${joint}${word}${between}${joint}(\\d{4}|\\d{2})(?!\\d)`,
  'gu',
);
const nameDayYear = new RegExp(
  `${word}${between}(\\d{1,2})${ordinal}${between}(?:[^\\d]{0,8}?)(?<!\\d)(\\d{4})(?!\\d)`,
  'gu',
);
const yearNameDay = new RegExp(`(?<!\\d)(\\d{4})${between}${joint}${word}${between}(\\d{1,2})(?!\\d)`, 'gu');

const yearDayName = new RegExp(`(?<!\\d)(\\d{4})[^\\d]{1,8}(\\d{1,2})${ordinal}${between}${word}`, 'gu');

/** The first match whose word names a month. */
const named = (
  form: RegExp,
  text: string,
  [day, name, year]: readonly [number, number, number],
  context: TimeContext,
): { day: Day; found: RegExpExecArray } | null => {
  form.lastIndex = 0;
  for (let found = form.exec(text); found; found = form.exec(text)) {
    const month = monthOf(found[name] ?? '', context.lang);
    if (month)
      return {
        day: { year: fullYear(found[year] ?? '', context), day: Number(found[day]), ...month },
        found,
      };
    form.lastIndex = found.index + 1;
  }
  return null;
};

/** The day in a text without its time, and the digits left over. */
const dayOf = (text: string, context: TimeContext): { day: Day; rest: string } | null => {
  const without = (found: RegExpExecArray): string =>
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const of = (found: RegExpExecArray, year: number, month: number | string, day: number | string) => ({
    day: { year, month: Number(month), day: Number(day), calendar: 'gregory' },
    rest: without(found),
  });
  const east = eastAsian.exec(text);
  if (east) {
    const era = east[1] ? eras[east[1]] : undefined;
    const year = era === undefined ? fullYear(east[2] ?? '', context) : era + Number(east[2]);
    return of(east, year, east[3] ?? '', east[4] ?? '');
  }
  const first = yearFirst.exec(text) ?? mongolian.exec(text);
  if (first) return of(first, fullYear(first[1] ?? '', context), first[2] ?? '', first[3] ?? '');
  const viet = vietnamese.exec(text);
  if (viet) return of(viet, Number(viet[3]), viet[2] ?? '', viet[1] ?? '');
  const figures = numeric.exec(text);
  if (figures) {
    const [, one = '', sign, other = '', year = ''] = figures;
    const isFirst = Number(one) > 12 ? false : Number(other) > 12 || one === other || isMonthFirst(context);
    const isKnown = isFirst !== undefined || sign === '.';
    if (!isKnown) return null;
    return isFirst
      ? of(figures, fullYear(year, context), one, other)
      : of(figures, fullYear(year, context), other, one);
  }
  const by =
    named(dayNameYear, text, [1, 2, 3], context) ??
    named(nameDayYear, text, [2, 1, 3], context) ??
    named(yearNameDay, text, [3, 2, 1], context) ??
    named(yearDayName, text, [2, 3, 1], context);
  if (by) return { day: by.day, rest: without(by.found) };
  const alone = monthAlone.exec(text.trim());
  return alone ? of(alone, Number(alone[1]), alone[2] ?? '', 1) : null;
};

/** Midnight (as UTC) of a day in another calendar, found by the calendar's own formatter. */
const fromCalendar = ({ year, month, day, calendar }: Day): number => {
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

/** Midnight of the day as UTC; NaN for a day that no calendar has. */
const midnightOf = (day: Day, { lang }: TimeContext): number => {
  // no source reports of the 25th century: such a year is of the Buddhist era
  const year = day.year >= 2443 && day.year <= 2643 && day.calendar === 'gregory' ? day.year - 543 : day.year;
  const calendar = year >= 1300 && year < 1500 ? (otherCalendar(lang) ?? day.calendar) : day.calendar;
  if (calendar !== 'gregory') return fromCalendar({ ...day, year, calendar });
  const at = new Date(Date.UTC(year, day.month - 1, day.day));
  const isDay = year >= 1900 && at.getUTCMonth() === day.month - 1 && at.getUTCDate() === day.day;
  return isDay ? at.getTime() : Number.NaN;
};

/** A time in dotted form behind the day (klo 10.30), or the zone of a day alone. */
const timeBehind = (text: string): { clock: Clock; zone: string | undefined; rest: string } => {
  const dotted = dottedForm.exec(text);
  const tail = dotted ? text.slice(dotted.index + dotted[0].length) : text;
  const { zone, rest } =
    dotted || /^ *(?:z|[+-]\d\d:?\d\d)$/.test(text) ? zoneOf(tail) : { zone: undefined, rest: tail };
  const [hour, minute, second] = [dotted?.[1], dotted?.[2], dotted?.[3]].map((digits) => Number(digits ?? 0));
  return { clock: { ...midnight, hour, minute, second } as Clock, zone, rest };
};

/** Minutes east of UTC at a local time: of the zone that the text names, else of the source's; null if unknown. */
const offsetFor = (
  zone: string | undefined,
  wallClock: number,
  { zone: usual, nation }: TimeContext,
): number | null => {
  if (Number.isNaN(wallClock)) return null;
  const stated = zone === undefined ? null : zoneOffset(zone, wallClock, nation);
  if (stated !== null) return stated;
  const press = nation ? pressZone(nation) : null;
  const ofPress = press ? zoneOffset(press, wallClock, nation) : null;
  const given = usual ? zoneOffset(usual, wallClock, nation) : null;
  // an outlet's offset is that of its winter: the zone of its country also knows summer time
  const isWinterOf = given !== null && ofPress !== null && Math.abs(given - ofPress) === 60;
  if (given !== null && !isWinterOf) return given;
  return ofPress ?? (zone === undefined ? 0 : null);
};

/**
 * Parses the time of a source: ISO 8601, RFC 822 and RFC 850, seconds and milliseconds since 1970, the forms of
 * programs (JavaScript, Unix), and dates as people write them in some 75 languages, in Gregorian, Buddhist, Persian,
 * Islamic and Republican (民國) years. Never read in the machine's zone: a time without a zone is in `zone`, else in that of the
 * country's press, else in UTC.
 * @returns null for a text that is no date or leaves open which, for an unknown zone of a country with several, for the
 * beginning of 1970 (an unset clock) and for years before 1900
 */
export const reportTime = (text: string, context: TimeContext = {}): Date | null => {
  if (text.length > maxLength) return null;
  const plain = writtenOut(plainText(text));
  const found = clockOf(plain, context.lang);
  const behind = zoneOf(found?.tail ?? '');
  const own = dayOf(found ? `${found.front} ${behind.rest}` : plain, context);
  if (!own) return null;
  const { clock, zone, rest } = found
    ? { clock: found.clock, zone: behind.zone, rest: own.rest }
    : timeBehind(own.rest);
  if (/\d/.test(rest) || clock.hour > 24 || clock.minute > 59 || clock.second > 60) return null;
  const day = midnightOf(own.day, context);
  const time =
    (clock.hour * 60 + clock.minute) * 60_000 + Math.min(clock.second, 59) * 1000 + clock.millisecond;
  const offset = offsetFor(zone, day + time, context);
  const at = offset === null ? Number.NaN : day + time - offset * 60_000;
  return Number.isNaN(at) || at === 0 ? null : new Date(at);
};
