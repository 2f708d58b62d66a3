import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { byteText } from '#contract/byteText.ts';
import { constants } from '#contract/constants.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import { badRequest, Failure, validationFailure } from '../failure.ts';
import type { FileStore } from '../files/fileStore.ts';
import { tooManyParts } from '../http/errors.ts';
import { assertJsonBounds, discardBody } from '../http/requestBody.ts';
import { allowedExtension, assertContent, storedName } from '../uploads/acceptFile.ts';

/** A stored file that belongs to no record yet. */
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
  /** Deletes the stored files again if the record was not stored. */
  discard(): Promise<void>;
}

/**
 * Stores a record whose files are already uploaded. A refusal deletes the files. After any other error they are left to
 * the clean-up: if the connection fails during COMMIT, it is unknown whether the record was stored with them.
 */
export const discardingOnRefusal = async <T>(
  { discard }: { discard(): Promise<void> },
  store: () => Promise<T>,
): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    if (error instanceof Failure) await discard();
    throw error;
  }
};

const metadata = z.array(
  z.strictObject({
    orgnlFileNm: z.string().max(1000).nullish(),
    expln: z.string().max(1000).nullish(),
    menuId: z.int32().nullish(),
  }),
);
const fileIds = z.array(z.string().min(1).max(100)).max(200);

const tooLong = (part: string, limit: number): Failure =>
  new Failure(
    413,
    'TOO_LARGE',
    `'${part}' 부분의 내용이 너무 깁니다. ${byteText(limit)}까지 보낼 수 있으니 줄여서 보내 주세요.`,
  );

const malformed = (): Failure =>
  badRequest('파일을 보내는 형식이 올바르지 않거나 중간에 끊겼습니다. 다시 시도해 주세요.');

/**
 * Turns errors of the form itself into a Failure: they are the client's fault and have no code, or that of a part
 * without an end. Errors of the disk have another code and stay as they are.
 */
const ofForm = (error: unknown): unknown => {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' ? malformed() : error;
};

const unknownPart = (part: string): Failure =>
  validationFailure([invalid(part, part, `'${part}'은(는) 없는 항목입니다.`)]);

/**
 * The parts of a form in their order.
 * @param known allowed part names: any other is refused once the header of its part has been read
 * @throws Failure 400 if the body is no form, is incomplete, or has a part of another name
 */
async function* partsOf(request: FastifyRequest, known: ReadonlySet<string>): AsyncGenerator<MultipartFile> {
  const refused = Promise.withResolvers<never>();
  // it may reject while no part is awaited
  refused.promise.catch(() => {});
  // every part is read as a stream, so that a part that is too long or exceeds the JSON limits is refused before its
  // end
  const isPartAFile = (name = ''): boolean => {
    if (!known.has(name)) refused.reject(unknownPart(name));
    return true;
  };
  const parts = request.parts({ isPartAFile });
  try {
    while (true) {
      const next = await Promise.race([refused.promise, parts.next()]);
      if (next.done) return;
      yield next.value as MultipartFile;
    }
  } catch (error) {
    throw ofForm(error);
  }
}

const wrongPart = (part: string): Failure => badRequest(`'${part}' 부분의 형식이 올바르지 않습니다.`);

/** @throws Failure 400 or 413 that describes the problem of the JSON */
const parsed = (text: string, part: string): unknown => {
  assertJsonBounds(Buffer.from(text));
  try {
    return JSON.parse(text);
  } catch {
    throw wrongPart(part);
  }
};

const parsedRecord = (text: string, part: string): Record<string, unknown> => {
  const record = parsed(text, part);
  if (record === null || typeof record !== 'object' || Array.isArray(record)) throw wrongPart(part);
  return record as Record<string, unknown>;
};

/** A part with one value or an array of values. @throws Failure 400 that names the part */
const many = <T>(schema: z.ZodType<T[]>, value: string, part: string): T[] => {
  const found = schema.safeParse([parsed(value, part)].flat());
  if (!found.success) throw validationFailure([invalid(part, part)]);
  return found.data;
};

/** The text of a part, which many clients send with a file name. @throws Failure 413 as soon as it is too long */
const textOf = async (part: MultipartFile, limit: number): Promise<string> => {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > limit) throw tooLong(part.fieldname, limit);
      pieces.push(piece);
    }
  } catch (error) {
    throw ofForm(error);
  }
  return Buffer.concat(pieces).toString('utf8');
};

const tooManyFiles = (): Failure => badRequest(messages.form.fileCount);

const tooLargeFile = (): Failure => new Failure(413, 'TOO_LARGE', messages.file.tooLarge);

const keep = async (part: MultipartFile, store: FileStore): Promise<UploadedFile> => {
  const orgnlFileNm = storedName(part.filename);
  const fileId = randomUUID();
  try {
    const fileExtn = allowedExtension(orgnlFileNm);
    part.file.once('limit', () => part.file.destroy(tooLargeFile()));
    await store.write(fileId, part.file, async (path) => {
      if (part.file.truncated) throw tooLargeFile();
      await assertContent(path, orgnlFileNm, fileExtn);
    });
    return { fileId, orgnlFileNm, expln: null, menuId: null, fileSize: part.file.bytesRead, fileExtn };
  } catch (error) {
    part.file.resume();
    throw ofForm(error);
  }
};

/**
 * Reads a multipart request: the record as JSON in the part that the schema names; files are streamed to the store.
 * After any error, including an aborted request, the files are deleted.
 */
export const readUpload = async (
  request: FastifyRequest,
  field: FieldSpec,
  store: FileStore,
): Promise<Upload> => {
  const files: UploadedFile[] = [];
  // files that cannot be removed now are orphans for the daily clean-up; the answer reports why the form was refused
  const discard = async () => {
    await Promise.allSettled(files.map(({ fileId }) => store.remove(fileId)));
  };
  const limit = request.routeOptions.bodyLimit;
  const { newFiles, newFileMetadata, deletedFiles } = constants.upload;
  const record = field.files?.part ?? '';
  const known = new Set([record, newFiles, newFileMetadata, deletedFiles]);
  let texts = 0;
  let body: unknown = {};
  let about: z.infer<typeof metadata> = [];
  let removed: string[] = [];
  try {
    for await (const part of partsOf(request, known)) {
      const name = part.fieldname;
      const isFile = part.filename !== undefined;
      if (isFile && name === newFiles) {
        if (files.length === constants.file.maxCount) throw tooManyFiles();
        files.push(await keep(part, store));
        continue;
      }
      if (name === newFiles || (isFile && part.mimetype !== 'application/json')) throw unknownPart(name);
      texts += 1;
      if (texts > known.size - 1) throw tooManyParts();
      const value = await textOf(part, limit);
      if (name === record) body = parsedRecord(value, name);
      else if (name === newFileMetadata) about = many(metadata, value, name);
      else removed = many(fileIds, value, name);
    }
  } catch (error) {
    discardBody(request.raw);
    await discard();
    throw error;
  }
  for (const [index, file] of files.entries()) {
    file.expln = about[index]?.expln ?? null;
    file.menuId = about[index]?.menuId ?? null;
  }
  return { body, files, removed, discard };
};
