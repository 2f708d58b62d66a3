import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, storedFile, storedText } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { type KnownOutcome, noteOf } from '#server/kernel/documents/outcome.ts';
import { renewAttachmentTokens, searchedEntity } from './attachmentTokens.ts';

/** A file whose text is to be read. */
export interface WaitingFile {
  fileId: string;
  /** In lower case, without a dot; empty if the file has none. */
  extension: string;
  articleId: number;
  /** Number of times that its reading began, including this one. */
  tries: number;
}

const waitingFile = z
  .object({
    file_id: z.string(),
    file_extn: z.string().nullable(),
    owner_key: z.string(),
    txt_try_cnt: z.number(),
  })
  .transform(
    (row): WaitingFile => ({
      fileId: row.file_id,
      extension: row.file_extn ?? '',
      articleId: Number(row.owner_key),
      tries: row.txt_try_cnt,
    }),
  );

/**
 * Begins the next file without a result: the oldest that has not been begun yet, then the one begun longest ago. That it
 * was begun is stored first, so that the tries of a file at which the server ends are counted. Files of deleted articles
 * wait until these are restored.
 * @param except ids of files that are not to be begun
 * @returns undefined if no other file waits
 */
export const beginNextFile = async (except: readonly string[]): Promise<WaitingFile | undefined> => {
  const [begun] = await rows(
    waitingFile,
    sql`update stored_file
      set txt_stts_cd = 'READING', txt_bgng_dt = now(), txt_try_cnt = txt_try_cnt + 1
      where file_id = (
        select file_id from stored_file
        where owner_entity = ${searchedEntity} and owner_key is not null and del_yn = 'N'
          and (txt_stts_cd is null or txt_stts_cd = 'READING')
          and file_id <> all(${sql.param([...except])}::text[])
          and exists (select from article where article_id = owner_key::bigint and article.del_yn = 'N')
        order by txt_bgng_dt nulls first, reg_dt limit 1
      )
      returning file_id, file_extn, owner_key, txt_try_cnt`,
  );
  return begun;
};

/** Lets a file wait that was not read, for a reason unrelated to it; the try does not count. */
export const letWait = async ({ fileId, tries }: WaitingFile): Promise<void> => {
  await db()
    .update(storedFile)
    .set({ txtSttsCd: null, txtTryCnt: tries - 1 })
    .where(eq(storedFile.fileId, fileId));
};

/** Stores the result for a file. From then on its text is searchable, if the article still has the file. */
export const storeOutcome = ({ fileId, articleId }: WaitingFile, outcome: KnownOutcome): Promise<void> =>
  inTransaction(async () => {
    // lock the article before its files, in the same order as a save
    await db()
      .select({ articleId: article.articleId })
      .from(article)
      .where(eq(article.articleId, articleId))
      .for('update');
    const noted = await db()
      .update(storedFile)
      .set({ txtSttsCd: outcome.state, txtRsnCd: noteOf(outcome) })
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
