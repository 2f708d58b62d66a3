import { isUtf8 } from 'node:buffer';

/** Every character of windows-1252, as browsers decode it, and its byte. */
const bytes = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte] as const,
  ),
);
/** What windows-1252 has for the bytes 80 to 9f, of which it leaves out five. */
const upperBytes =
  '\\u0080-\\u009f\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122';
/** The beginning of a multi-byte UTF-8 character that was decoded as windows-1252. */
const firstBytes = new RegExp(`[\\u00c2-\\u00f4][\\u00a0-\\u00bf${upperBytes}]`, 'g');
/** A run of such bytes. */
const byteRuns = new RegExp(`[\\u00a0-\\u00ff${upperBytes}]{2,}`, 'g');
const minMatches = 3;

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
  if ((text.match(firstBytes)?.length ?? 0) < minMatches) return null;
  let changed = 0;
  let kept = 0;
  const result = text.replace(byteRuns, (part) => {
    const good = restored(part);
    if (good === part) kept += part.length;
    else changed += good.length;
    return good;
  });
  return changed >= minMatches && kept * 4 <= changed ? result : null;
};
