import { isUtf8 } from 'node:buffer';

/** Every character of windows-1252, as browsers decode it, and its byte. */
const bytes = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte] as const,
  ),
);
/** Multi-byte UTF-8 that was decoded as windows-1252. */
const suspicious =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/g;
const minMatches = 3;

const run =
  /[\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{2,}/g;

const restored = (part: string): string => {
  const values: number[] = [];
  for (const character of part) {
    const byte = bytes.get(character);
    if (byte === undefined) return part;
    values.push(byte);
  }
  const buffer = Buffer.from(values);
  return isUtf8(buffer) ? buffer.toString('utf8') : part;
};

/**
 * Repairs text whose UTF-8 was decoded as windows-1252 and encoded as UTF-8 again (`ì•ˆë…•` for `안녕`). Null if the text
 * is not of that kind: only whole runs that are valid UTF-8 count, and real words are not.
 */
export const withoutMojibake = (text: string): string | null => {
  if ((text.match(suspicious)?.length ?? 0) < minMatches) return null;
  let changed = 0;
  let kept = 0;
  const result = text.replace(run, (part) => {
    const good = restored(part);
    if (good === part) kept += part.length;
    else changed += good.length;
    return good;
  });
  return changed >= minMatches && kept * 4 <= changed ? result : null;
};
