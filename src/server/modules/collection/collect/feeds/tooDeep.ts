/** Thrown for a document whose elements are nested too deeply; `readFeed` reports it. */
export class TooDeep extends Error {}

/** Deeper than any real feed or the markup in it. */
export const maxDepth = 100;

/** Whether JSON nests arrays or objects more deeply than any real feed. */
export const isDeepJson = (json: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
};
