import { and, count, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldSpec } from '#contract/entity.ts';
import { isPicture } from '#contract/pictures.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { entityOfPictures, stagedPicture } from '#server/kernel/crud/pictures.ts';
import { discardingOnRefusal, readUpload, type UploadedFile } from '#server/kernel/crud/upload.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { badRequest, denied, validationFailure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { contentType } from '#server/kernel/http/attachment.ts';
import { missing, ownerOf } from '../ownedFile.ts';

/**
 * Maximum bytes of a picture in a text: twice the size of a typical phone photo. Larger ones can be attached as files.
 */
export const maxBytes = 10 * 1024 * 1024;

/** Maximum of uploaded pictures per user that belong to no record. */
export const maxStaged = 100;

const tooManyStaged =
  '저장하지 않은 그림이 너무 많습니다. 쓰던 글을 저장하거나, 이틀 뒤에 다시 시도해 주세요.';

type PictureFile = Pick<UploadedFile, 'fileExtn' | 'fileSize'>;

/** Reason why the uploaded files cannot be a picture in a text; undefined for one valid picture. */
export const pictureProblem = (files: readonly PictureFile[]): string | undefined => {
  const [file, another] = files;
  if (!file) return '그림 파일을 골라 주세요.';
  if (another) return '그림은 한 번에 하나씩 올려 주세요.';
  if (!isPicture(file.fileExtn))
    return '그림은 PNG, JPG, GIF 파일만 넣을 수 있습니다. 다른 파일은 첨부해 주세요.';
  if (file.fileSize > maxBytes)
    return '그림은 10MB까지 넣을 수 있습니다. 크기를 줄이거나 첨부파일로 올려 주세요.';
  return undefined;
};

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

/**
 * A picture that the caller may see: of a record that they may open, or recently uploaded by themselves.
 * @throws Failure 404 if there is none; 403 without the right of its record
 */
const ownPicture = async (
  catalogue: Catalogue,
  caller: Caller | null,
  fileId: string | null | undefined,
): Promise<{ fileId: string; fileExtn: string }> => {
  if (!fileId) throw missing();
  const [found] = await reader()
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.fileId, fileId), eq(storedFile.delYn, 'N')));
  if (!found) throw missing();
  const picture = { fileId, fileExtn: found.fileExtn ?? '' };
  if (found.ownerEntity === stagedPicture) {
    if (found.ownerKey !== caller?.user.userId) throw missing();
    return picture;
  }
  const ownerEntity = entityOfPictures(found.ownerEntity);
  if (!ownerEntity) throw missing();
  await ownerOf(catalogue, caller, { ownerEntity, ownerKey: found.ownerKey }, await menuIdsOf());
  return picture;
};

/** Stores a picture as owned by its uploader, until a record with the picture in its text is saved. */
const stagePicture = async (file: UploadedFile, caller: Caller | null): Promise<{ fileId: string }> => {
  if (!caller) throw denied();
  const { userId } = caller.user;
  const [found] = await db()
    .select({ n: count() })
    .from(storedFile)
    .where(and(eq(storedFile.ownerEntity, stagedPicture), eq(storedFile.ownerKey, userId)));
  if ((found?.n ?? 0) >= maxStaged) throw badRequest(tooManyStaged);
  await db()
    .insert(storedFile)
    .values({ ...file, ownerEntity: stagedPicture, ownerKey: userId, rgtrId: userId, mdfrId: userId });
  return { fileId: file.fileId };
};

type Ids = 'POST /insert-picture' | 'GET /picture';

/** The form has no part for a record. */
const noRecord = { files: { part: 'picture' } } as FieldSpec;

/**
 * Handlers for pictures in rich texts: uploaded while the text is written, and readable for all who may open its
 * record.
 */
export const pictureHandlers = (
  store: FileStore,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /insert-picture': async ({ request, caller }) => {
    if (!request.isMultipart()) throw badRequest('그림은 파일로 올려 주세요.');
    const upload = await readUpload(request, noRecord, store);
    return discardingOnRefusal(upload, async () => {
      const [file] = upload.files;
      const problem = pictureProblem(upload.files);
      if (problem || !file || !isPicture(file.fileExtn))
        throw validationFailure([invalid('insertFiles', '그림', problem ?? undefined)]);
      return { data: await stagePicture(file, caller) };
    });
  },
  'GET /picture': async ({ query, caller, request, reply }) => {
    const file = await ownPicture(catalogue, caller, query.fileId);
    return await sendPicture(request, reply, file, store);
  },
});
