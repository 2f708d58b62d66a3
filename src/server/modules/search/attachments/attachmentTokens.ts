import { and, eq, type SQL, sql } from 'drizzle-orm';
import { article, storedFile, storedText } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { indexAtOnce } from '#server/kernel/database/indexUpkeep.ts';
import { run } from '#server/kernel/database/rows.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { tokens } from '#server/kernel/text/tokens.ts';
import { attachmentJob } from '../jobs.ts';
import { ownTextColumns, ownTokens } from '../words/articleTokens.ts';

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

const array = (some: readonly number[]): SQL => sql`${sql.param(some, article.tk)}::int[]`;

/**
 * SQL that merges the tokens of an article's own texts with those of its files, which stay in the database: a book has
 * fifty thousand. For use in the caller's transaction.
 */
export const withFiles = async (own: readonly number[]): Promise<SQL> => {
  await indexAtOnce();
  return sql`array(select unnest(${array(own)}) union select unnest(${article.ta}))`;
};

const namesOf = async (articleId: number): Promise<string[]> => {
  const files = await db()
    .select({ name: storedFile.orgnlFileNm })
    .from(storedFile)
    .where(filesOfArticle(articleId));
  return files.map(({ name }) => name ?? '');
};

/**
 * Recomputes the search tokens of an article's attachments, including their names, in the caller's transaction, which
 * holds a lock on the article. The article's version stays, because no displayed content changes.
 */
export const renewAttachmentTokens = async (articleId: number): Promise<void> => {
  const [texts] = await db().select(ownTextColumns).from(article).where(eq(article.articleId, articleId));
  if (!texts) return;
  await indexAtOnce();
  const tk = ownTokens(texts);
  const names = await namesOf(articleId);
  if (names.length === 0) {
    await db().update(article).set({ tk, ta: null }).where(eq(article.articleId, articleId));
    return;
  }
  await run(sql`
    with of_files as materialized (
      select array(
        select unnest(${array(tokens(names.join('\n')))})
        union
        select unnest(${storedText.tokens}) from ${storedFile} join ${storedText} on ${itsText}
        where ${filesOfArticle(articleId)}
      ) as ta
    )
    update ${article} set
      ta = of_files.ta,
      tk = array(select unnest(${array(tk)}) union select unnest(of_files.ta))
    from of_files where ${article.articleId} = ${articleId}`);
};

/** Updates the search index after files were attached or removed; texts that are not extracted yet are queued. */
export const attachmentsChanged = async (articleId: number): Promise<void> => {
  await renewAttachmentTokens(articleId);
  queueJobAfterCommit(attachmentJob, {});
};
