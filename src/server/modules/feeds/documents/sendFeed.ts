import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the reader already has this version, by the tag if it sends one, else by the time. */
const isKnown = ({ headers }: FastifyRequest, etag: string, changed: Date): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(changed.getTime() / 1_000) * 1_000;
};

/** Answers with a document that its reader asks for again and again, or with 304 if it has not changed. */
export const sendFeed = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { text, type, changed }: { text: string; type: string; changed: Date },
): FastifyReply => {
  // weak, since it may be sent compressed
  const etag = `W/"${hash('sha256', text, 'base64url')}"`;
  reply
    .header('etag', etag)
    .header('last-modified', changed.toUTCString())
    // kept by its reader alone, who asks at each time whether it may still be read
    .header('cache-control', 'private, no-cache')
    // an address with a key must not be told to the sites that the feed links to
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
  return isKnown(request, etag, changed) ? reply.code(304).send() : reply.type(type).send(text);
};
