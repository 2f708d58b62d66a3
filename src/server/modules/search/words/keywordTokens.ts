import { fold } from '#server/kernel/text/tokens.ts';

/** The chips of an article: its keywords, and its features in six groups. */
export interface Keyworded {
  featExtrKwdList?: unknown;
  featExtr?: unknown;
}

const featureGroups = ['issue', 'pern', 'incdnt', 'plcy', 'inst', 'evnt'] as const;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value | 0;
};

/** The token of a whole keyword. */
export const keywordToken = (keyword: string): number => hash(fold(keyword));

/** All keywords and features of an article, as its chips show them. */
export const keywordsOf = ({ featExtrKwdList, featExtr }: Keyworded): string[] => {
  const features = (featExtr ?? {}) as Record<string, unknown>;
  return [texts(featExtrKwdList), ...featureGroups.map((group) => texts(features[group]))].flat();
};

/** Maximum that fits into an entry of the index that statistics use. */
const maxKeywords = 500;

/**
 * Tokens of all keywords and features of an article, without duplicates; null if it has neither. Articles are found and
 * counted by them, so that statistics agree with the lists behind them. Among a million different keywords, each has a
 * chance of one in four thousand to share its token with another.
 */
export const keywordTokens = (item: Keyworded): number[] | null =>
  item.featExtrKwdList || item.featExtr
    ? [...new Set(keywordsOf(item).map(keywordToken))].slice(0, maxKeywords)
    : null;
