import { type Download, download, type Validators } from '#server/kernel/outside/download.ts';
import type { LookupOptions } from '#server/kernel/outside/guardedLookup.ts';
import { visitBounds } from '../collect/feeds/bounds.ts';

/** Timeout of a visit in milliseconds. */
const timeoutMs = 30_000;

const accept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.5, */*;q=0.3';

/** The user agent for requests to other servers. */
export const userAgentOf = (publicUrl: string): string => `world-culture-press (+${publicUrl})`;

export interface Visitor extends LookupOptions {
  /** The product's public address, which identifies it to other servers. */
  publicUrl: string;
  timeoutMs?: number;
}

/** The document of a feed if it differs from the known one. Never throws. */
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
    // one more, to recognise a document that was cut
    maxBytes: visitBounds.maxBytes + 1,
    ...(signal && { signal }),
  });
