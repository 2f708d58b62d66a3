import { and, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { storedFile, storedText } from '#generated/tables/index.ts';
import { row } from '#server/kernel/database/rows.ts';
import { filesOfArticle, itsText } from './attachments.ts';
import type { PendingFile } from './pendingFiles.ts';

/** Characters that are kept of all files of one article: each save of it writes the tokens of them all. */
const maxOfArticle = 600_000;

const count = z.object({ kept: z.number() });

/** How many more may be kept of a file, beside what is kept of the others of its article. */
export const remainingQuota = async ({ fileId, articleId }: PendingFile): Promise<number> => {
  const others = and(filesOfArticle(articleId), ne(storedFile.fileId, fileId));
  const { kept } = await row(
    count,
    sql`select coalesce(sum(length(${storedText.cn})), 0)::int kept
      from ${storedFile} join ${storedText} on ${itsText} where ${others}`,
  );
  return Math.max(0, maxOfArticle - kept);
};
