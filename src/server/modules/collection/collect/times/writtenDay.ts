import type { CalendarDay } from './calendars.ts';
import { monthOf } from './monthNames.ts';
import { primaryLanguage, type TimeContext } from './timeContext.ts';

/** Whether a language or country writes the month before the day: 8/3/2026. Undefined if neither is known. */
const isMonthFirst = ({ nation, lang }: TimeContext): boolean | undefined => {
  const primary = primaryLanguage(lang);
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
  const primary = primaryLanguage(lang);
  if (digits.length <= 2 && primary === 'th') return year + 2500;
  if (digits.length === 3 && (nation === 'TW' || primary === 'zh')) return year + 1911;
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
};

/** East Asian eras: the year before their first one. */
const eras: Readonly<Record<string, number>> = { 民國: 1911, 民国: 1911, 令和: 2018, 平成: 1988, 昭和: 1925 };

/** Days in figures, with one order each. */
const eastAsian =
  /(?<era>民國|民国|令和|平成|昭和)? ?(?<year>\d{1,4}) ?[年년] ?(?<month>\d{1,2}) ?[月월] ?(?<day>\d{1,2}) ?[日일號号]?/u;
const yearFirst = /(?<!\d)(?<year>\d{3,4}) ?[-./] ?(?<month>\d{1,2}) ?[-./] ?(?<day>\d{1,2})\.?(?!\d)/;
const mongolian = /(?<year>\d{4}) оны (?<month>\d{1,2})(?:-р)? сарын (?<day>\d{1,2})/u;
const vietnamese = /(?<!\d)(?<day>\d{1,2}) tháng (?<month>\d{1,2})(?:,? năm)?,? (?<year>\d{4})(?!\d)/u;
const inFigures = [eastAsian, yearFirst, mongolian, vietnamese];

/** 8/3/2026, 3.8.26: which of both is the month, the source decides. */
const yearLast =
  /(?<!\d)(?<one>\d{1,2}) ?(?<sign>[-./]) ?(?<other>\d{1,2}) ?\k<sign> ?(?<year>\d{4}|\d{2})(?!\d)/;

/** 2026-08: the first day of a month. */
const monthAlone = /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/;

/** Days with a word that may be the name of a month. */
const word = String.raw`(?<name>[\p{L}\p{M}.'’]+)`;
const between = String.raw`[ .,\-/]*`;
const joint = String.raw`(?:(?:de|del|di|of|d['’]|da|م|m\.?|оны|год|թ\.?|წ\.?) )?`;
const ordinal = String.raw`(?:st|nd|rd|th|er|ère|re|º|ª|η|-?р)?`;
const dayDigits = String.raw`(?<day>\d{1,2})`;
const withName = [
  String.raw`(?<!\d)${dayDigits}${ordinal}${between}${joint}${word}${between}${joint}(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`${word}${between}${dayDigits}${ordinal}${between}(?:[^\d]{0,8}?)(?<!\d)(?<year>\d{4})(?!\d)`,
  String.raw`(?<!\d)(?<year>\d{4})${between}${joint}${word}${between}${dayDigits}(?!\d)`,
  String.raw`(?<!\d)(?<year>\d{4})[^\d]{1,8}${dayDigits}${ordinal}${between}${word}`,
].map((form) => new RegExp(form, 'gu'));

interface WrittenDay {
  day: CalendarDay;
  /** The text without it. */
  rest: string;
}

const without = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;

/** The first match whose word names a month. */
const namedDay = (form: RegExp, text: string, context: TimeContext): WrittenDay | null => {
  form.lastIndex = 0;
  for (let found = form.exec(text); found; found = form.exec(text)) {
    const { name = '', year = '', day } = found.groups ?? {};
    const month = monthOf(name, context.lang);
    if (month)
      return {
        day: { year: fullYear(year, context), day: Number(day), ...month },
        rest: without(text, found),
      };
    form.lastIndex = found.index + 1;
  }
  return null;
};

/** The day in a text in the form of `plainTimeText`, without its time; null if there is none, or the text leaves open which. */
export const writtenDay = (text: string, context: TimeContext): WrittenDay | null => {
  const gregorian = (found: RegExpExecArray, year: number, month: string, day: string): WrittenDay => ({
    day: { year, month: Number(month), day: Number(day), calendar: 'gregory' },
    rest: without(text, found),
  });
  for (const form of inFigures) {
    const found = form.exec(text);
    if (!found) continue;
    const { era = '', year = '', month = '', day = '' } = found.groups ?? {};
    const before = eras[era];
    return gregorian(
      found,
      before === undefined ? fullYear(year, context) : before + Number(year),
      month,
      day,
    );
  }
  const last = yearLast.exec(text);
  if (last) {
    const { one = '', sign, other = '', year = '' } = last.groups ?? {};
    const isFirst = Number(one) > 12 ? false : Number(other) > 12 || one === other || isMonthFirst(context);
    if (isFirst === undefined && sign !== '.') return null;
    const [month, day] = isFirst ? [one, other] : [other, one];
    return gregorian(last, fullYear(year, context), month, day);
  }
  for (const form of withName) {
    const found = namedDay(form, text, context);
    if (found) return found;
  }
  const alone = monthAlone.exec(text.trim());
  return alone && gregorian(alone, Number(alone.groups?.year), alone.groups?.month ?? '', '1');
};
