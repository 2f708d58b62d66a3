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
import { passOver } from '../http/passOver.ts';
import { assertJsonBounds } from '../http/requestBody.ts';
import { allowedExtension, assertContent } from '../uploads/acceptFile.ts';
import { keptName } from '../uploads/fileName.ts';

/** A file that is stored already but belongs to no record yet. */
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

/**
 * Runs the storing of a record whose files are uploaded already. A refusal deletes the files. Any other error leaves
 * them to the sweep: if the connection fails during COMMIT, it is unknown whether the record has them.
 */
export const takingBack = async <T>(
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

/** Errors of the form itself are the sender's fault and have no code, or that of a part without an end; those of the disk have another. */
const ofForm = (error: unknown): unknown => {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' ? malformed() : error;
};

const unknownPart = (part: string): Failure =>
  validationFailure([invalid(part, part, `'${part}'은(는) 없는 항목입니다.`)]);

/**
 * The parts of a form in their order.
 * @param known names that parts may have: another one is refused when the head of its part has been read
 * @throws Failure 400 for what is no form, not the whole of one, or has a part of another name
 */
async function* partsOf(request: FastifyRequest, known: ReadonlySet<string>): AsyncGenerator<MultipartFile> {
  const refused = Promise.withResolvers<never>();
  // it may come while nobody waits for the next part
  refused.promise.catch(() => {});
  // every part comes as a stream, so that what is too long or no JSON within bounds is refused before its end
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

/** @throws Failure 400 or 413 that says what is wrong with the JSON */
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

/** A part that holds one or many of the same, or 400 that names it. */
const many = <T>(schema: z.ZodType<T[]>, value: string, part: string): T[] => {
  const found = schema.safeParse([parsed(value, part)].flat());
  if (!found.success) throw validationFailure([invalid(part, part)]);
  return found.data;
};

/** The text of a part, which many clients send with a file's name. @throws Failure 413 as soon as it is too long */
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
  const orgnlFileNm = keptName(part.filename);
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
 * Reads a multipart call: the record as JSON in the part that the schema names; files are streamed to the store. On any
 * error, an aborted request included, no file stays.
 */
export const readUpload = async (
  request: FastifyRequest,
  field: FieldSpec,
  store: FileStore,
): Promise<Upload> => {
  const files: UploadedFile[] = [];
  // what cannot be removed now is an orphan that the daily clean-up finds; the answer says why the form was refused
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
    passOver(request.raw);
    await discard();
    throw error;
  }
  for (const [index, file] of files.entries()) {
    file.expln = about[index]?.expln ?? null;
    file.menuId = about[index]?.menuId ?? null;
  }
  return { body, files, removed, discard };
};
