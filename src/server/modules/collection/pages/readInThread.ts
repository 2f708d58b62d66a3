import { threads } from '#server/kernel/processes/threads.ts';
import type { PageReading } from './readPage.ts';

/** A page as its server sent it. */
export interface PageDocument {
  bytes: Uint8Array;
  contentType: string | null;
}

/** Limits per page. */
const bounds = { time: 10_000, heap: 256 };

const read = threads<PageDocument, PageReading>('modules/collection/pages/readPage.worker', 2, bounds);

/**
 * Reads the article of a page in a thread; null if the page exceeds the limits or breaks the parser.
 * @throws Error if the reader's module cannot be loaded
 */
export const readInThread = async (document: PageDocument, limits = bounds): Promise<PageReading | null> => {
  try {
    return (await read(document, limits)).answer ?? null;
  } catch (error) {
    // anything else is a page that breaks the parser
    if ((error as NodeJS.ErrnoException).code?.includes('MODULE')) throw error;
    return null;
  }
};
