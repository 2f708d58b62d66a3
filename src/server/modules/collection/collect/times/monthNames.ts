import { once } from '#contract/once.ts';
import { otherCalendar } from './calendars.ts';
import { primaryLanguage } from './timeContext.ts';

const languages = (
  'en ko ja zh es fr de it pt nl sv da nb nn fi is et lv lt pl cs sk hu ro bg hr sr sr-Latn bs sl mk sq el tr ru uk be kk uz ' +
  'az ka hy he ar ar-LB ar-DZ ar-MA fa ur ps ckb ku hi bn ta te ml kn mr gu pa ne si th lo km my vi id ms fil sw am ti so ha yo zu ' +
  'af ca gl eu cy ga mn ky tg tk lb mt jv'
).split(' ');

/** A name in lower case, without Latin, Greek and Cyrillic accents, full stops and apostrophes. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’\u200c-\u200f]/g, '');

/** Spellings that the press uses and the Unicode locale data lack. */
const furtherNames: Readonly<Record<string, number>> = { sept: 9, mrz: 3, agt: 8, ags: 8 };

type Names = ReadonlyMap<string, number>;

/** Names and abbreviations of the 12 months in a language, as they stand alone and beside a day. */
const readNames = (lang: string, calendar: string): Names => {
  const names = new Map<string, number>();
  const numeric = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    timeZone: 'UTC',
  });
  for (const month of ['long', 'short'] as const)
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(`${lang}-u-ca-${calendar}-nu-latn`, {
        month,
        day,
        timeZone: 'UTC',
      });
      for (let days = 0; days < 365; days += calendar === 'gregory' ? 30.5 : 14) {
        const at = Date.UTC(2026, 0, 5 + days);
        const name = plainName(format.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '');
        if (/\p{L}/u.test(name)) names.set(name, Number(numeric.format(at)));
      }
    }
  return names;
};

const kept = new Map<string, Names>();

const namesOf = (lang: string, calendar = 'gregory'): Names => {
  const key = `${lang}/${calendar}`;
  const known = kept.get(key) ?? readNames(lang, calendar);
  kept.set(key, known);
  return known;
};

/** Names of all languages; 0 where two languages mean different months. */
const allNames = once((): Names => {
  const names = new Map<string, number>();
  for (const lang of languages)
    for (const [name, month] of namesOf(lang)) {
      const other = names.get(name);
      names.set(name, other !== undefined && other !== month ? 0 : month);
    }
  return names;
});

/** The month whose names begin so: agu, janv, septemb. 0 if none or several do. */
const byBeginning = (name: string, names: Names): number => {
  if (name.length < 3) return 0;
  const found = new Set([...names].flatMap(([full, month]) => (full.startsWith(name) ? [month] : [])));
  return found.size === 1 ? ([...found][0] ?? 0) : 0;
};

export interface NamedMonth {
  /** 1 to 12. */
  month: number;
  calendar: string;
}

/**
 * The month of a name or abbreviation, from the Unicode locale data of some 75 languages: in the given language, in
 * English, and else in any, unless two disagree (lis is November in Polish and October in Croatian).
 * @param lang BCP 47 of the source, which also decides the calendar
 */
export const monthOf = (word: string, lang?: string | null): NamedMonth | null => {
  // in Hebrew, "in" is a letter in front of the name
  const name = plainName(word).replace(/^ב(?=\p{L}{3})/u, '');
  const primary = primaryLanguage(lang) ?? '';
  const own = languages.includes(primary) ? namesOf(primary) : undefined;
  const other = otherCalendar(lang);
  const inOther = other ? namesOf(primary, other).get(name) : undefined;
  if (other && inOther) return { month: inOther, calendar: other };
  const month =
    own?.get(name) ||
    namesOf('en').get(name) ||
    furtherNames[name] ||
    (own && byBeginning(name, own)) ||
    byBeginning(name, namesOf('en')) ||
    allNames().get(name) ||
    byBeginning(name, allNames());
  return month ? { month, calendar: 'gregory' } : null;
};

/** The two halves of the day as a language writes them, in lower case: [before noon, after noon]. */
export const dayHalves = (lang: string): [string, string] => {
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const half = (hour: number): string =>
    format.formatToParts(Date.UTC(2026, 0, 5, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return [plainName(half(9)), plainName(half(15))];
};
