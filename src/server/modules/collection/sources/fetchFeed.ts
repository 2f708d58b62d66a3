import { type Download, download, type Validators } from '#server/kernel/outside/download.ts';
import type { Ways } from '#server/kernel/outside/guardedLookup.ts';
import { visitBounds } from '../collect/feeds/bounds.ts';

/** Milliseconds that a visit may take. */
const timeoutMs = 30_000;

const accept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.5, */*;q=0.3';

/** How this product calls itself at the doors of others. */
export const userAgentOf = (publicUrl: string): string => `world-culture-press (+${publicUrl})`;

export interface Visitor extends Ways {
  /** Where people reach the product: the name that it gives to servers of others. */
  publicUrl: string;
  timeoutMs?: number;
}

/** The document of a feed, if it is another than the one known. Never throws. */
export const fetchFeed = (
  feedUrl: string,
  known: Validators,
  { publicUrl, ...visitor }: Visitor,
  signal?: AbortSignal,
): Promise<Download> =>
  download(feedUrl, {
    timeoutMs,
    ...visitor,
    accept,
    userAgent: userAgentOf(publicUrl),
    known,
    // one more, so that a document that was cut is known as such
    maxBytes: visitBounds.maxBytes + 1,
    ...(signal && { signal }),
  });
