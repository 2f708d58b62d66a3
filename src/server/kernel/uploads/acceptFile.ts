import { open } from 'node:fs/promises';
import { messages } from '#contract/messages.ts';
import { Failure } from '../failure.ts';
import { bytesOf } from './content/bytes.ts';
import { type AllowedExtension, checkContent, isAllowed } from './content/checkContent.ts';
import { faultSentence, faultStatus } from './content/fault.ts';
import { extensionOf } from './fileName.ts';

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
