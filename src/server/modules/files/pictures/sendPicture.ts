import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filePath } from '#server/kernel/crud/upload.ts';
import { contentType } from '#server/kernel/http/attachment.ts';
import { missing } from '../ownedFile.ts';

/** Sends a picture. A file never changes, so the browser revalidates its cached copy only to check access. */
export const sendPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { fileId, fileExtn }: { fileId: string; fileExtn: string },
  dataDir: string,
): Promise<FastifyReply> => {
  const tag = `"${fileId}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const path = filePath(dataDir, fileId);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw missing();
  return reply
    .type(contentType(fileExtn))
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .header('content-length', found.size)
    .send(createReadStream(path));
};
