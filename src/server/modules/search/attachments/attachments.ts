import { and, eq, type SQL } from 'drizzle-orm';
import { storedFile, storedText } from '#generated/tables/index.ts';

/** Whose attachments are searched. Items of every kind lie in one table; files hang on articles alone. */
export const searchedEntity = 'article';

/** The files that an article has now. */
export const filesOfArticle = (articleId: number): SQL | undefined =>
  and(
    eq(storedFile.ownerEntity, searchedEntity),
    eq(storedFile.ownerKey, String(articleId)),
    eq(storedFile.delYn, 'N'),
  );

export const itsText = eq(storedText.fileId, storedFile.fileId);
