import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { byteText } from '#contract/byteText.ts';
import { badRequest, Failure } from '../failure.ts';
import { discardBody } from '../http/requestBody.ts';
import { storedName } from './acceptFile.ts';

const malformed = (): Failure =>
  badRequest('파일을 보내는 형식이 올바르지 않거나 중간에 끊겼습니다. 다시 시도해 주세요.');

/**
 * Runs `work` with the one file of a multipart request, which is streamed to a temporary folder and removed afterwards.
 * @param work gets the folder, the path of the file in it, and its name
 * @throws Failure 400 without a file, 413 if it has more than `maxBytes`
 */
export const withFilePart = async <T>(
  request: FastifyRequest,
  maxBytes: number,
  work: (file: { folder: string; path: string; name: string }) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) throw badRequest('파일을 골라 올려 주세요.');
  const folder = await mkdtemp(join(tmpdir(), 'culture-press-'));
  try {
    const path = join(folder, 'upload');
    const part = await request
      .file({ limits: { fileSize: maxBytes, files: 1, parts: 1 } })
      .catch((error: unknown) => {
        throw error instanceof Failure ? error : malformed();
      });
    if (!part) throw badRequest('파일을 골라 올려 주세요.');
    await pipeline(part.file, createWriteStream(path)).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? error : malformed();
    });
    if (part.file.truncated)
      throw new Failure(413, 'TOO_LARGE', `파일이 ${byteText(maxBytes)}를 넘습니다. 나누어서 올려 주세요.`);
    return await work({ folder, path, name: storedName(part.filename ?? '') });
  } catch (error) {
    discardBody(request.raw);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
