import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { messages } from '#contract/messages.ts';
import { streamSafe } from '#contract/streamSafe.ts';
import { Failure } from '../failure.ts';
import { bytesOf } from './content/bytes.ts';
import { type AllowedExtension, checkContent, isAllowed } from './content/checkContent.ts';
import { faultSentence, faultStatus } from './content/fault.ts';

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

/** The extension of a file name. @throws Failure 415 if files of that type are not accepted */
export const allowedExtension = (name: string): AllowedExtension => {
  const extension = extensionOf(name);
  if (isAllowed(extension)) return extension;
  throw new Failure(415, 'UNSUPPORTED_MEDIA', messages.form.fileType);
};

/** Checks the content of a stored file. @throws Failure 400 or 415 with the problem */
export const assertContent = async (
  path: string,
  name: string,
  extension: AllowedExtension,
): Promise<void> => {
  const file = await open(path);
  try {
    const fault = await checkContent(await bytesOf(file), extension);
    if (!fault) return;
    const status = faultStatus(fault);
    const code = status === 415 ? 'UNSUPPORTED_MEDIA' : 'BAD_REQUEST';
    throw new Failure(status, code, faultSentence(fault, name, extension));
  } finally {
    await file.close();
  }
};
