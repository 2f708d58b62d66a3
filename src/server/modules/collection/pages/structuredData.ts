import { jsonrepair } from 'jsonrepair';

/** A thing that a page describes by schema.org. */
export type Thing = Record<string, unknown>;

/** Limits on scripts, characters per script and objects; article pages have a handful. */
const bounds = { scripts: 40, characters: 600_000, things: 2_000, depth: 6 } as const;

const articleType =
  /(?:^|[/:])(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting|Report)$/;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What publishing software wraps around the data: comments, CDATA marks, a closing semicolon. */
const unwrapped = (script: string): string =>
  script
    .replace(/;\s*$/, '')
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .replace(/;\s*$/, '');

/** JSON as it should be, or as it can be mended (line breaks in texts, trailing commas); undefined for what is none. */
const parsed = (script: string): unknown => {
  if (script.length > bounds.characters) return undefined;
  const text = unwrapped(script);
  try {
    return JSON.parse(text);
  } catch {
    // mending makes a text of anything: only what begins like data is mended
    if (!/^\s*[[{]/.test(text)) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
};

/** The values of a property that may stand once or in a list. */
export const valuesOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
};

/**
 * The things of a page's JSON-LD scripts in their order, those of `@graph` and of main entities included. Broken JSON
 * is mended where it can be and passed over where it cannot. Pure; bounded; never throws.
 */
export const thingsOf = (scripts: readonly string[]): Thing[] => {
  const things: Thing[] = [];
  const take = (value: unknown, depth: number): void => {
    if (depth > bounds.depth || things.length >= bounds.things) return;
    for (const one of valuesOf(value)) {
      if (!isThing(one)) continue;
      things.push(one);
      for (const part of ['@graph', 'mainEntity', 'mainEntityOfPage']) take(one[part], depth + 1);
    }
  };
  for (const script of scripts.slice(0, bounds.scripts)) take(parsed(script), 0);
  return things;
};

/** Whether a thing is an article of any kind. */
export const isArticle = (thing: Thing): boolean =>
  valuesOf(thing['@type']).some((type) => typeof type === 'string' && articleType.test(type));

/** The things that others name by `@id`: those that say something of themselves. */
export const thingsById = (things: readonly Thing[]): Map<string, Thing> => {
  const byId = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing['@id'];
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing);
  }
  return byId;
};

/** The text of a property: the first of a list that has one. */
export const textOf = (value: unknown): string | null => {
  for (const one of valuesOf(value)) {
    if (typeof one === 'string' && one.trim() !== '') return one;
    // a text with its language
    if (isThing(one) && typeof one['@value'] === 'string') return one['@value'];
  }
  return null;
};

/** The names of persons or organisations, given as texts, as things, or by `@id`. */
export const namesOf = (value: unknown, byId: ReadonlyMap<string, Thing>): string[] =>
  valuesOf(value).flatMap((one) => {
    if (typeof one === 'string') return [byId.has(one) ? (textOf(byId.get(one)?.name) ?? '') : one];
    if (!isThing(one)) return [];
    const known = typeof one['@id'] === 'string' ? byId.get(one['@id']) : undefined;
    return [textOf(one.name) ?? textOf(known?.name) ?? ''];
  });
