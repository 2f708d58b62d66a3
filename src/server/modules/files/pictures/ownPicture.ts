import { and, eq } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { entityOfPictures, loosePicture } from '#server/kernel/crud/pictures.ts';
import { reader } from '#server/kernel/database/db.ts';
import { missing, ownerOf } from '../ownedFile.ts';

/**
 * A picture that the caller may see: of a record that they may open, or uploaded by themselves a moment ago.
 * @throws Failure 404 when there is none; 403 without the right of its record
 */
export const ownPicture = async (
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
  if (found.ownerEntity === loosePicture) {
    if (found.ownerKey !== caller?.user.userId) throw missing();
    return picture;
  }
  const ownerEntity = entityOfPictures(found.ownerEntity);
  if (!ownerEntity) throw missing();
  await ownerOf(catalogue, caller, { ownerEntity, ownerKey: found.ownerKey }, await menuIdsOf());
  return picture;
};
