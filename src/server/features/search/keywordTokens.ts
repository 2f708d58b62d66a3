import { fold } from './fold.ts';
import { hash } from './tokens.ts';

/** What an article is found by as a chip: its keywords, and its features in six groups. */
export interface Keyworded {
  featExtrKwdList?: unknown;
  featExtr?: unknown;
}

export const featureGroups = ['issue', 'pern', 'incdnt', 'plcy', 'inst', 'evnt'] as const;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The token of a whole keyword, as it stands on the chip. */
export const keywordToken = (keyword: string): number => hash(fold(keyword));

/** Tokens of all keywords and features of an article, each once; null where it has neither. */
export const keywordTokens = ({ featExtrKwdList, featExtr }: Keyworded): number[] | null => {
  if (!featExtrKwdList && !featExtr) return null;
  const features = (featExtr ?? {}) as Record<string, unknown>;
  const words = [texts(featExtrKwdList), ...featureGroups.map((group) => texts(features[group]))].flat();
  return [...new Set(words.map(keywordToken))];
};
