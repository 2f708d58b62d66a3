import { languageTag } from '#server/kernel/text/isoCodes.ts';
import { foreignWords } from './detection/ranking.ts';
import { detected, detectLanguage, isDetectable } from './detectLanguage.ts';

const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** The language that most people of a country read. @param nation ISO 3166-1 alpha-2 */
const languageOfNation = (nation: string): string => {
  const { language } = new Intl.Locale(`und-${nation}`).maximize();
  return language === 'nb' ? 'no' : language;
};

/**
 * The declared language, else the one detected in the text (a few hundred characters suffice), else und.
 * @param nation country of the outlet, whose language is preferred to a similar one
 */
export const languageOf = (
  declared: string | null | undefined,
  text: string,
  nation?: string | null,
): string =>
  (declared ? languageTag(declared) : null) ??
  detectLanguage(text, nation ? languageOfNation(nation) : undefined);

const regionless = new Map<string, string>();

/**
 * A language tag without its region, as stored with articles, so that lists, filters and statistics have a single
 * English. A script is kept, and so is the region of Chinese, which implies the script (zh-TW).
 * @param tag as `languageOf` returns it
 */
export const withoutRegion = (tag: string): string => {
  const found = regionless.get(tag);
  if (found !== undefined) return found;
  const { language, script } = new Intl.Locale(tag);
  // for an undetermined language (und), Intl.Locale has no language
  const bare = !language || language === 'zh' ? tag : [language, script].filter(Boolean).join('-');
  if (regionless.size < 1000) regionless.set(tag, bare);
  return bare;
};

/** Languages that the detector, or their own press, mistakes for one another. */
const near = [
  'no nb nn da sv',
  'hr sr bs sl mk bg sh',
  'id ms su jv',
  'cs sk',
  'zu xh st',
  'es pt gl ca',
  'ru uk be bg kk ky tg mn',
  'hi mr ne',
  'fa ps ur ku ckb ug ar',
  'az tr tk uz kk',
  'nl af lb de',
  'en pcm',
  'rw rn lg sw',
  'fi et',
  'so om',
  'bo dz',
  'am ti',
  'zh yue ja',
].map((line) => new Set(line.split(' ')));

/** Minimum number of letters: a shorter text cannot disprove its source's declaration. */
const minLetters = 60;
/** Minimum distance to the next language. */
const clearLead = 0.22;

/**
 * The language of a text if it clearly differs from the declared one: the feed has changed its language. Null if none
 * is declared, the text is in the declared or a similar language, or the detection is uncertain.
 * @param declared as stored with the source
 */
export const languageDrift = (declared: string | null | undefined, text: string): string | null => {
  const tag = declared ? languageTag(declared) : null;
  if (!tag || (text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return null;
  const declaredTag = primaryOf(tag);
  const found = isDetectable(declaredTag) ? detected(text) : undefined;
  if (!found || found.lead < clearLead) return null;
  const seen = primaryOf(found.tag);
  if (declaredTag === seen || near.some((group) => group.has(declaredTag) && group.has(seen))) return null;
  return found.tag;
};

/**
 * The language of a stored text by the present rules: another one than stored only if none was known, if the text is
 * clearly in another, or if the stored one lacks its letters and the detected one has them all.
 * @param stored BCP 47
 * @param declared for the source of the text, if any
 * @param nation country of the outlet
 */
export const revisedLanguage = (
  stored: string | null,
  text: string,
  { declared, nation }: { declared: string | null; nation: string | null },
): string => {
  const known = stored ?? 'und';
  if (known === 'und') return withoutRegion(languageOf(declared, text, nation));
  const drift = languageDrift(known, text);
  if (drift) return withoutRegion(drift);
  if (foreignWords(text, primaryOf(known)) < 1) return known;
  const found = languageOf(null, text, nation);
  return found === 'und' || foreignWords(text, primaryOf(found)) > 0 ? known : withoutRegion(found);
};
