import { parseJsonFeed } from 'feedsmith';
import type { FeedDocument } from './feedDocument.ts';
import type { FeedNote } from './feedProblem.ts';
import { jsonDocument } from './jsonDocument.ts';
import { isDeepJson, TooDeep } from './tooDeep.ts';

/**
 * Reads a JSON Feed; null for other JSON.
 * @throws SyntaxError, the parser's error, TooDeep
 */
export const jsonFeed = (
  text: string,
  maxItems: number,
): { document: FeedDocument; notes: FeedNote[] } | null => {
  if (isDeepJson(text)) throw new TooDeep();
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || !('items' in json) || !Array.isArray(json.items))
    return null;
  // The version is an address; some write the bare number.
  const feed = {
    ...json,
    version: 'https://jsonfeed.org/version/1.1',
    items: json.items.slice(0, maxItems),
  };
  return {
    document: jsonDocument(parseJsonFeed(feed)),
    notes: json.items.length > maxItems ? ['itemsCut'] : [],
  };
};
