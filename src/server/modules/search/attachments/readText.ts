import { open } from 'node:fs/promises';
import { failed, type Outcome, outcomeOfError, reasonOfFault } from '#server/kernel/documents/outcome.ts';
import { readers } from '#server/kernel/documents/readers.ts';
import { maxTextLength, TextSink } from '#server/kernel/documents/textSink.ts';
import { tokens } from '#server/kernel/text/tokens.ts';
import { bytesOf } from '#server/kernel/uploads/content/bytes.ts';
import { checkContent, isAllowed } from '#server/kernel/uploads/content/checkContent.ts';
import type { Fault } from '#server/kernel/uploads/content/fault.ts';

/** The same check as at the upload: it detects locked or oversized files better than any reader. */
const faultOf = async (path: string, extension: string): Promise<Fault | undefined> => {
  if (!isAllowed(extension)) return undefined;
  const file = await open(path);
  try {
    return await checkContent(await bytesOf(file), extension);
  } finally {
    await file.close();
  }
};

/**
 * Extracts the text of a file and its search tokens. Never throws; no timeout: see readInThread.
 * @param maxLength maximum UTF-16 units kept
 */
export const readText = async (
  path: string,
  extension: string,
  maxLength = maxTextLength,
): Promise<Outcome> => {
  const read = readers[extension];
  if (!read) return failed('UNKNOWN_KIND');
  const sink = new TextSink(maxLength);
  try {
    const fault = await faultOf(path, extension);
    if (fault) return failed(reasonOfFault(fault));
    await read(path, sink);
  } catch (error) {
    return outcomeOfError(error, path);
  }
  const { text, isPartial } = sink.kept();
  const found = tokens(text);
  return found.length ? { state: 'READ', text, tokens: found, isPartial } : { state: 'EMPTY' };
};
