const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Country domains that are used worldwide, and domains that belong to no country. */
const worldwideDomains = new Set(
  'ac ag ai am as bz cc cd co dj eu fm gg gl im io is la li ly me ms mu nu pw re rs sc sh so st su tk tl to tv vc vu ws'.split(
    ' ',
  ),
);

/** ISO 3166-1 alpha-2 in upper case, or null if invalid. */
export const countryCode = (raw: string): string | null => {
  const code = raw.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(code) &&
    !['EU', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'EZ'].includes(code) &&
    countryNames.of(code)
    ? code
    : null;
};

const folded = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Names that lists use beside those of CLDR. */
const furtherNames: Record<string, string> = {
  KR: 'Korea,South Korea,Republic of Korea,한국,남한',
  KP: 'North Korea,북한',
  US: 'USA,United States of America',
  GB: 'Great Britain,England',
  RU: 'Russian Federation',
  CN: '중화인민공화국',
  TW: '타이완',
  CZ: 'Czech Republic',
};

const namedCountries = (): Map<string, string> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => countryCode(code) === code);
  const known = new Map<string, string>();
  for (const language of ['en', 'ko']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) known.set(folded(names.of(code) ?? code), code);
  }
  for (const [code, names] of Object.entries(furtherNames))
    for (const name of names.split(',')) known.set(folded(name), code);
  return known;
};
let countriesByName: Map<string, string> | undefined;

/** The country of an English or Korean name, in any case and spacing; null for an unknown one. */
export const countryNamed = (name: string): string | null => {
  countriesByName ??= namedCountries();
  return countriesByName.get(folded(name)) ?? null;
};

/** The country of a domain such as example.co.kr; null for .com and for country domains that are sold worldwide. */
export const countryOfDomain = (domain: string): string | null => {
  const ending = domain.split('.').at(-1) ?? '';
  return ending.length === 2 && !worldwideDomains.has(ending) ? countryCode(ending) : null;
};

/** Country codes that sources use in place of language codes. */
const countriesForLanguages: Record<string, string> = { kr: 'ko', jp: 'ja', cn: 'zh', tw: 'zh-TW' };
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const knownTags = new Map<string, string | null>();

const canonical = (declared: string): string | null => {
  const tag = declared.trim().replaceAll('_', '-').toLowerCase();
  const asked = countriesForLanguages[tag] ?? tag;
  if (!/^[a-z]{2,3}(?:-|$)/.test(asked) || asked.startsWith('und')) return null;
  try {
    const [found = null] = Intl.getCanonicalLocales(asked);
    const primary = found?.split('-', 1)[0] ?? '';
    return primary.length === 3 || languageNames.of(primary) ? found : null;
  } catch {
    return null;
  }
};

/** The canonical BCP 47 tag (kor → ko, zh_tw → zh-TW, arb → ar); null if it is not a language. */
export const languageTag = (declared: string): string | null => {
  const found = knownTags.get(declared);
  if (found !== undefined) return found;
  const tag = declared.length > 35 ? null : canonical(declared);
  if (knownTags.size < 1000) knownTags.set(declared, tag);
  return tag;
};
