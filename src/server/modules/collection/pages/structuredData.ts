import { jsonrepair } from 'jsonrepair';

/** A schema.org object in a page. */
export type StructuredNode = Record<string, unknown>;

/** Limits on scripts, characters per script and objects; article pages have a handful. */
const bounds = { scripts: 40, characters: 600_000, things: 2_000, depth: 6 } as const;

const articleType =
  /(?:^|[/:])(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting|Report)$/;

const isThing = (value: unknown): value is StructuredNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes what publishing software wraps around the data: comments, CDATA marks, a closing semicolon. */
const unwrapped = (script: string): string =>
  script
    .replace(/;\s*$/, '')
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .replace(/;\s*$/, '');

/** The parsed JSON, repaired if possible (line breaks in strings, trailing commas); undefined for anything else. */
const parsed = (script: string): unknown => {
  if (script.length > bounds.characters) return undefined;
  const text = unwrapped(script);
  try {
    return JSON.parse(text);
  } catch {
    // the repair turns any text into a string, so only text that begins like JSON is repaired
    if (!/^\s*[[{]/.test(text)) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
};

/** The values of a property that is either single or a list. */
export const valuesOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
};

/**
 * The objects of a page's JSON-LD scripts in document order, including those of `@graph` and main entities. Broken JSON
 * is repaired if possible, else ignored. Pure; bounded; never throws.
 */
export const nodesOf = (scripts: readonly string[]): StructuredNode[] => {
  const things: StructuredNode[] = [];
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

/** Whether an object is any type of article. */
export const isArticle = (thing: StructuredNode): boolean =>
  valuesOf(thing['@type']).some((type) => typeof type === 'string' && articleType.test(type));

/** The objects that others reference by `@id`, if they have properties of their own. */
export const nodesById = (things: readonly StructuredNode[]): Map<string, StructuredNode> => {
  const byId = new Map<string, StructuredNode>();
  for (const thing of things) {
    const id = thing['@id'];
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing);
  }
  return byId;
};

/** The text of a property: the first in a list that has one. */
export const textOf = (value: unknown): string | null => {
  for (const one of valuesOf(value)) {
    if (typeof one === 'string' && one.trim() !== '') return one;
    // a text with its language
    if (isThing(one) && typeof one['@value'] === 'string') return one['@value'];
  }
  return null;
};

/** The names of persons or organisations, given as strings, objects, or `@id` references. */
export const namesOf = (value: unknown, byId: ReadonlyMap<string, StructuredNode>): string[] =>
  valuesOf(value).flatMap((one) => {
    if (typeof one === 'string') return [byId.has(one) ? (textOf(byId.get(one)?.name) ?? '') : one];
    if (!isThing(one)) return [];
    const known = typeof one['@id'] === 'string' ? byId.get(one['@id']) : undefined;
    return [textOf(one.name) ?? textOf(known?.name) ?? ''];
  });
