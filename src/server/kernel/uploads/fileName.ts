import { extname } from 'node:path';
import { streamSafe } from '#contract/streamSafe.ts';

const maxLength = 255;

/**
 * A file name from a client in its stored form: composed Hangul, no folders, no invisible or direction-changing
 * characters, at most 255 characters including the extension, which is kept.
 */
export const storedName = (given: string): string => {
  const base = streamSafe(given).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base.replaceAll(/\p{C}/gu, '_').trim();
  if (/^\.*$/.test(clean)) return '_';
  if (clean.length <= maxLength) return clean;
  const extension = extname(clean).slice(-20);
  return clean
    .slice(0, maxLength - extension.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .concat(extension);
};

/** Lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => extname(name).slice(1).toLowerCase();
