import { and, count, eq } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { loosePicture } from '#server/kernel/crud/pictures.ts';
import type { UploadedFile } from '#server/kernel/crud/upload.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, denied } from '#server/kernel/failure.ts';
import { maxLoose, tooManyLoose } from './pictureRules.ts';

/** Notes a picture as its uploader's, until the record is saved whose text names it. */
export const keepLoose = async (file: UploadedFile, caller: Caller | null): Promise<{ fileId: string }> => {
  if (!caller) throw denied();
  const { userId } = caller.user;
  const [found] = await db()
    .select({ n: count() })
    .from(storedFile)
    .where(and(eq(storedFile.ownerEntity, loosePicture), eq(storedFile.ownerKey, userId)));
  if ((found?.n ?? 0) >= maxLoose) throw badRequest(tooManyLoose);
  await db()
    .insert(storedFile)
    .values({ ...file, ownerEntity: loosePicture, ownerKey: userId, rgtrId: userId, mdfrId: userId });
  return { fileId: file.fileId };
};
