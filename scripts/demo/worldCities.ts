import { type Country, countryOf, type Language } from './countries.ts';

/** A city whose events papers of other countries also report. */
export interface WorldCity {
  ntnId: string;
  korean: string;
  /** Its name, and the phrase for "in the city", in each language. */
  names: Readonly<Record<Language, readonly [local: string, inside: string]>>;
}

const languages: readonly Language[] = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'id',
  'vi',
  'ja',
  'zh-CN',
  'ru',
  'ar',
  'th',
];

const insideOf: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `in ${name}`,
  de: (name) => `in ${name}`,
  fr: (name) => `à ${name}`,
  es: (name) => `en ${name}`,
  pt: (name) => `em ${name}`,
  id: (name) => `di ${name}`,
  vi: (name) => `tại ${name}`,
  ja: (name) => `${name}で`,
  'zh-CN': (name) => `在${name}`,
  // Russian: the table contains the inflected phrase
  ru: (name) => name,
  ar: (name) => `في ${name}`,
  th: (name) => `ที่${name}`,
};

/** Country and Korean name, then the names in the order of `languages`; for Russian, name and phrase. */
const table = `
FR 파리 | Paris | Paris | Paris | París | Paris | Paris | Paris | パリ | 巴黎 | Париж / в Париже | باريس | ปารีส
GB 런던 | London | London | Londres | Londres | Londres | London | London | ロンドン | 伦敦 | Лондон / в Лондоне | لندن | ลอนดอน
US 뉴욕 | New York | New York | New York | Nueva York | Nova York | New York | New York | ニューヨーク | 纽约 | Нью-Йорк / в Нью-Йорке | نيويورك | นิวยอร์ก
DE 베를린 | Berlin | Berlin | Berlin | Berlín | Berlim | Berlin | Berlin | ベルリン | 柏林 | Берлин / в Берлине | برلين | เบอร์ลิน
ES 마드리드 | Madrid | Madrid | Madrid | Madrid | Madri | Madrid | Madrid | マドリード | 马德里 | Мадрид / в Мадриде | مدريد | มาดริด
AU 시드니 | Sydney | Sydney | Sydney | Sídney | Sydney | Sydney | Sydney | シドニー | 悉尼 | Сидней / в Сиднее | سيدني | ซิดนีย์
`;

/** Cities of countries with names in Latin letters, which papers print unchanged everywhere. */
export const worldCities: readonly WorldCity[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const [ntnId = '', korean = ''] = head.split(' ');
    const names = languages.map((lang, at) => {
      const [name = '', phrase] = (cells[at] ?? '').split(' / ');
      return [lang, [name, phrase ?? insideOf[lang](name)]] as const;
    });
    return { ntnId, korean, names: Object.fromEntries(names) as WorldCity['names'] };
  });

/** The city in the form of a country's cities, in a given language. */
export const cityIn = ({ korean, names }: WorldCity, lang: Language): Country['cities'][number] => [
  korean,
  ...names[lang],
];

export const countryOfCity = ({ ntnId }: WorldCity): Country => countryOf(ntnId);
