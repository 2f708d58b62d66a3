import { and, eq, type SQL } from 'drizzle-orm';
import { storedFile, storedText } from '#generated/tables/index.ts';

/** Entity whose attachments are searched. Items of all kinds are in one table; only articles have files. */
export const searchedEntity = 'article';

/** The current files of an article. */
export const filesOfArticle = (articleId: number): SQL | undefined =>
  and(
    eq(storedFile.ownerEntity, searchedEntity),
    eq(storedFile.ownerKey, String(articleId)),
    eq(storedFile.delYn, 'N'),
  );

export const itsText = eq(storedText.fileId, storedFile.fileId);
