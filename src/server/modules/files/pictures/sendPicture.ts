import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { contentType } from '#server/kernel/http/attachment.ts';
import { missing } from '../ownedFile.ts';

/** Sends a picture. A file never changes, so the browser revalidates its cached copy only to check access. */
export const sendPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { fileId, fileExtn }: { fileId: string; fileExtn: string },
  store: FileStore,
): Promise<FastifyReply> => {
  const tag = `"${fileId}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const found = await store.stat(fileId);
  if (!found) throw missing();
  return reply
    .type(contentType(fileExtn))
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .header('content-length', found.size)
    .send(await store.read(fileId));
};
