import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, storedFile, storedText } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { type KnownOutcome, noteOf } from '#server/kernel/documents/outcome.ts';
import { renewAttachmentTokens, searchedEntity } from './attachmentTokens.ts';

/** A file that this server has claimed for reading, for the duration of a lease. */
export interface PendingFile {
  fileId: string;
  extension: string;
  articleId: number;
  /** Number of tries, including this one. */
  tries: number;
}

/** Longer than reading any file takes. */
const lease = sql`interval '6 minutes'`;

const pendingFile = z
  .object({
    file_id: z.string(),
    file_extn: z.string().nullable(),
    owner_key: z.string(),
    txt_try_cnt: z.number(),
  })
  .transform(
    (row): PendingFile => ({
      fileId: row.file_id,
      extension: row.file_extn ?? '',
      articleId: Number(row.owner_key),
      tries: row.txt_try_cnt,
    }),
  );

/**
 * Claims the oldest file that has not been read yet, or whose lease has expired. Files of deleted articles are not
 * claimed.
 */
export const claimFile = async (): Promise<PendingFile | undefined> => {
  const [claimed] = await rows(
    pendingFile,
    sql`update stored_file
      set txt_stts_cd = 'READING', txt_bgng_dt = now(), txt_try_cnt = txt_try_cnt + 1
      where file_id = (
        select file_id from stored_file
        where owner_entity = ${searchedEntity} and owner_key is not null and del_yn = 'N'
          and (txt_stts_cd is null or (txt_stts_cd = 'READING' and txt_bgng_dt < now() - ${lease}))
          and exists (select from article where article_id = owner_key::bigint and article.del_yn = 'N')
        order by reg_dt limit 1 for update skip locked
      )
      returning file_id, file_extn, owner_key, txt_try_cnt`,
  );
  return claimed;
};

/** Releases a file that was not read completely for reasons unrelated to the file. */
export const releaseFile = async ({ fileId, tries }: PendingFile): Promise<void> => {
  await db()
    .update(storedFile)
    .set({ txtSttsCd: null, txtTryCnt: tries - 1 })
    .where(eq(storedFile.fileId, fileId));
};

/** Leaves a file that could not be read because of the machine until its lease ends; not counted as an attempt. */
export const putOffFile = async ({ fileId, tries }: PendingFile): Promise<void> => {
  await db()
    .update(storedFile)
    .set({ txtTryCnt: tries - 1 })
    .where(eq(storedFile.fileId, fileId));
};

/** Releases files that were claimed when this server stopped; only if no other server shares the database. */
export const releaseAll = async (): Promise<void> => {
  await db()
    .update(storedFile)
    .set({ txtSttsCd: null })
    .where(and(eq(storedFile.ownerEntity, searchedEntity), eq(storedFile.txtSttsCd, 'READING')));
};

/** Stores the result for a file. From then on its text is searchable, if the article still has the file. */
export const storeOutcome = ({ fileId, articleId }: PendingFile, outcome: KnownOutcome): Promise<void> =>
  inTransaction(async () => {
    // lock the article before its files, in the same order as a save
    await db()
      .select({ articleId: article.articleId })
      .from(article)
      .where(eq(article.articleId, articleId))
      .for('update');
    const noted = await db()
      .update(storedFile)
      .set({
        txtSttsCd: outcome.state,
        txtRsnCd: noteOf(outcome),
      })
      .where(eq(storedFile.fileId, fileId))
      .returning({ fileId: storedFile.fileId });
    if (noted.length === 0 || outcome.state !== 'READ') return;
    const read = { cn: outcome.text, tokens: outcome.tokens };
    await db()
      .insert(storedText)
      .values({ fileId, ...read, rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' })
      .onConflictDoUpdate({ target: storedText.fileId, set: read });
    await renewAttachmentTokens(articleId);
  });
