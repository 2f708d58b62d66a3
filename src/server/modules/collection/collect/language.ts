import { languageTag } from '#server/kernel/text/languageTag.ts';
import { detected, detectLanguage, isDetectable } from './detectLanguage.ts';

/** The declared language, else the one that the text (a few hundred characters suffice) looks like, else und. */
export const languageOf = (declared: string | null | undefined, text: string): string =>
  (declared ? languageTag(declared) : null) ?? detectLanguage(text);

const regionless = new Map<string, string>();

/**
 * The language of a tag without its region, as articles are stored: lists, filters and figures have one English. A
 * script stays, and so does the region of Chinese, which implies the script (zh-TW).
 * @param tag as `languageOf` returns it
 */
export const withoutRegion = (tag: string): string => {
  const found = regionless.get(tag);
  if (found !== undefined) return found;
  const { language, script } = new Intl.Locale(tag);
  // of what nobody knows (und) it names no language at all
  const bare = !language || language === 'zh' ? tag : [language, script].filter(Boolean).join('-');
  if (regionless.size < 1000) regionless.set(tag, bare);
  return bare;
};

/** Languages that a machine, or their own press, takes for one another. */
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

const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** Letters below which a text says too little against what its source says of itself. */
const minLetters = 60;
/** How far the language must be before the next one. */
const clearLead = 0.04;

/**
 * The language that a text is in, where its source declares another and there can be no doubt: the feed has drifted.
 * Null: none is declared, or it is that one, or one that is easily taken for it, or nobody can be sure.
 * @param declared as the source has it
 */
export const languageDrift = (declared: string | null | undefined, text: string): string | null => {
  const tag = declared ? languageTag(declared) : null;
  if (!tag || (text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return null;
  const said = primaryOf(tag);
  const found = isDetectable(said) ? detected(text) : undefined;
  if (!found || found.lead < clearLead) return null;
  const seen = primaryOf(found.tag);
  if (said === seen || near.some((group) => group.has(said) && group.has(seen))) return null;
  return found.tag;
};
