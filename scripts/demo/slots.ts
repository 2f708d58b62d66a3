import { type Day, dayMs } from './calendar.ts';
import type { Country, Language, Names } from './countries.ts';
import type { Slots } from './fill.ts';
import type { Random } from './random.ts';
import type { StoryId } from './storyKinds.ts';
import { dramas, foods, groups, inLanguage, novels, topics, type Word } from './vocabulary.ts';

/** A story's values, independent of language: shared by all outlets that report the same event. */
export interface Subject {
  story: StoryId;
  work: Word;
  group: Word;
  topic: Word;
  food: Word;
  /** Share in percent. */
  pct: number;
  pct2: number;
  /** People or copies. */
  people: number;
  /** Works, teams, objects or participants. */
  few: number;
  years: number;
  /** Year of the beginnings. */
  since: number;
  /** Millions of dollars. */
  millions: number;
}

export const subject = (story: StoryId, chance: Random): Subject => ({
  story,
  work: chance.pick(story === 'literature' ? novels : dramas),
  group: chance.pick(groups),
  topic: chance.pick(topics),
  food: chance.pick(foods),
  pct: chance.integer(4, 28),
  pct2: chance.integer(3, 19),
  people: chance.integer(12, 480) * 100,
  few: chance.integer(24, 180),
  years: chance.integer(3, 9),
  since: chance.integer(2006, 2019),
  millions: chance.integer(3, 48),
});

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const formats = <T>(cache: Map<string, T>, lang: string, make: () => T): T => {
  const format = cache.get(lang) ?? make();
  cache.set(lang, format);
  return format;
};

const numberIn = (lang: string, value: number): string =>
  formats(numbers, lang, () => new Intl.NumberFormat(lang)).format(value);

const dateIn = (lang: string, day: Day): string => {
  const locale = lang === 'en' ? 'en-GB' : lang;
  return formats(
    dates,
    lang,
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ).format(day * dayMs);
};

/** 3만 2,000 */
export const koreanNumber = (value: number): string => {
  const tenThousands = Math.floor(value / 10_000);
  const rest = value % 10_000;
  return [tenThousands ? `${tenThousands}만` : '', rest || !tenThousands ? rest.toLocaleString('ko-KR') : '']
    .filter(Boolean)
    .join(' ');
};

export interface Setting {
  country: Country;
  city: Country['cities'][number];
  speaker: Country['people'][number];
  scholar: Country['people'][number];
  /** Day of the event, before the report. */
  day: Day;
  /** Day from which a decision applies. */
  from: Day;
}

const shared = (about: Subject): Record<string, string> => ({
  pct: String(about.pct),
  pct2: String(about.pct2),
  k: String(about.few),
  years: String(about.years),
  year: String(about.since),
  millions: String(about.millions),
});

/** Possible authors of a paper's report in the country: everyone not quoted in it. */
export const reportersOf = ({ people }: Country, { speaker, scholar }: Setting): readonly Names[] =>
  people.filter((one) => one !== speaker && one !== scholar);

export const koreanSlots = (
  about: Subject,
  { country, city, speaker, scholar, day, from }: Setting,
): Slots => ({
  ...shared(about),
  country: country.names[0],
  city: city[0],
  place: city[0].startsWith(country.names[0]) ? city[0] : `${country.names[0]} ${city[0]}`,
  cityHall: /시(?:티)?$/.test(city[0]) ? city[0] : `${city[0]}시`,
  date: dateIn('ko', day),
  from: dateIn('ko', from),
  n: koreanNumber(about.people),
  n2: koreanNumber(Math.round(about.people / 300) * 100 || 100),
  work: about.work.ko,
  group: about.group.ko,
  topic: about.topic.ko,
  food: about.food.ko,
  person: speaker[0],
  person2: scholar[0],
  dollars: koreanNumber(about.millions * 100),
});

export const localSlots = (
  about: Subject,
  { country, city, speaker, scholar, day, from }: Setting,
  lang: Language,
): Slots => ({
  ...shared(about),
  country: country.names[1],
  city: city[1],
  in: city[2],
  date: dateIn(lang, day),
  from: dateIn(lang, from),
  n: numberIn(lang, about.people),
  n2: numberIn(lang, Math.round(about.people / 300) * 100 || 100),
  work: about.work.latin,
  group: about.group.latin,
  topic: inLanguage(about.topic, lang),
  food: inLanguage(about.food, lang),
  person: speaker[1],
  person2: scholar[1],
  dollars: numberIn(lang, about.millions * 100),
});
