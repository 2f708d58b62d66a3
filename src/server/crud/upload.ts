import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { badRequest, Failure } from '../failure.ts';

/** One file that lies in the store already, not yet tied to a record. */
export interface UploadedFile {
  fileId: string;
  orgnlFileNm: string;
  expln: string | null;
  menuId: number | null;
  fileSize: number;
  fileExtn: string;
}

export interface Upload {
  body: unknown;
  files: UploadedFile[];
  removed: string[];
  /** Takes the stored files back when the record was not stored. */
  discard(): Promise<void>;
}

interface Metadata {
  orgnlFileNm?: string;
  expln?: string;
  menuId?: number;
}

export const fileFolder = (dataDir: string): string => join(dataDir, 'files');

/** Where a stored file lies; the id is ours, never a name from outside. */
export const filePath = (dataDir: string, fileId: string): string =>
  join(fileFolder(dataDir), fileId.slice(0, 2), fileId);

const extensionOf = (name: string): string => extname(name).slice(1).toLowerCase();

const isAllowed = (extension: string): boolean =>
  (constants.file.extensions as readonly string[]).includes(extension);

const parsed = (text: unknown, part: string): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    throw badRequest(`'${part}' 부분의 형식이 올바르지 않습니다.`);
  }
};

const keep = async (part: MultipartFile, dataDir: string): Promise<UploadedFile> => {
  const orgnlFileNm = part.filename
    .normalize('NFC')
    .replaceAll(/[\\/\p{C}]/gu, '_')
    .slice(-255);
  const fileExtn = extensionOf(orgnlFileNm);
  if (!isAllowed(fileExtn)) {
    part.file.resume();
    throw new Failure(415, 'UNSUPPORTED_MEDIA', messages.form.fileType);
  }
  const fileId = randomUUID();
  const path = filePath(dataDir, fileId);
  await mkdir(join(path, '..'), { recursive: true });
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  if (part.file.truncated) {
    await rm(path, { force: true });
    throw new Failure(413, 'TOO_LARGE', messages.file.tooLarge);
  }
  return { fileId, orgnlFileNm, expln: null, menuId: null, fileSize: part.file.bytesRead, fileExtn };
};

/** Reads a multipart call: the record as JSON in the part the schema names, files streamed to the store. */
export const readUpload = async (
  request: FastifyRequest,
  field: FieldSpec,
  dataDir: string,
): Promise<Upload> => {
  const files: UploadedFile[] = [];
  const discard = async () => {
    await Promise.all(files.map((file) => rm(filePath(dataDir, file.fileId), { force: true })));
  };
  let body: unknown = {};
  let metadata: Metadata[] = [];
  let removed: string[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(await keep(part, dataDir));
      else if (part.fieldname === field.files?.part) body = parsed(part.value, part.fieldname);
      else if (part.fieldname === constants.upload.newFileMetadata) {
        metadata = [parsed(part.value, part.fieldname)].flat() as Metadata[];
      } else if (part.fieldname === constants.upload.deletedFiles) {
        removed = [parsed(part.value, part.fieldname)].flat().map(String);
      }
    }
  } catch (error) {
    await discard();
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw badRequest(messages.form.fileCount);
    throw error;
  }
  for (const [index, file] of files.entries()) {
    const about = metadata[index];
    file.expln = about?.expln?.slice(0, 1000) ?? null;
    file.menuId = Number.isInteger(about?.menuId) ? (about?.menuId ?? null) : null;
  }
  return { body, files, removed, discard };
};
