import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { article, storedFile, storedText } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { run } from '#server/kernel/database/rows.ts';
import { readTokenMark, writeTokenMark } from '#server/kernel/database/tokenMark.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { tokenRules, tokens } from '#server/kernel/text/tokens.ts';
import { renewAttachmentTokens, searchedEntity } from '../attachments/attachmentTokens.ts';
import { clearPostTokens } from '../posts/postTokens.ts';
import { articleTokens, ownTextColumns } from '../words/articleTokens.ts';

/** Files of these articles, by article id. */
const filesOf = async (ids: readonly number[]): Promise<Map<number, string[]>> => {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const files = await db()
    .select({ fileId: storedFile.fileId, ownerKey: storedFile.ownerKey })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, searchedEntity),
        inArray(storedFile.ownerKey, ids.map(String)),
        eq(storedFile.delYn, 'N'),
      ),
    );
  for (const { fileId, ownerKey } of files) {
    const id = Number(ownerKey);
    found.set(id, [...(found.get(id) ?? []), fileId]);
  }
  return found;
};

const renewFile = async (fileId: string): Promise<void> => {
  const [text] = await db()
    .select({ cn: storedText.cn })
    .from(storedText)
    .where(eq(storedText.fileId, fileId));
  if (!text) return;
  await db()
    .update(storedText)
    .set({ tokens: tokens(text.cn) })
    .where(eq(storedText.fileId, fileId));
};

const { articleId } = article;

/** @returns ids of the next articles */
const renewArticles = async (after: number, size: number): Promise<number[]> => {
  const found = await db()
    .select({ articleId, ...ownTextColumns })
    .from(article)
    .where(gt(articleId, after))
    .orderBy(asc(articleId))
    .limit(size)
    .for('update');
  const files = await filesOf(found.map((one) => one.articleId));
  for (const { articleId: id, ...texts } of found) {
    const { tk, tb, tr } = articleTokens(texts);
    await db().update(article).set({ tk, tb, tr }).where(eq(articleId, id));
    const its = files.get(id) ?? [];
    for (const fileId of its) await renewFile(fileId);
    if (its.length) await renewAttachmentTokens(id);
  }
  return found.map((one) => one.articleId);
};

/**
 * Recomputes the search tokens of all stored texts if they follow older rules than `tokenRules`, in batches; after an
 * interruption or the end of its time, the next call continues. If there is nothing to do, it costs one query.
 * @returns number of articles processed
 */
export const renewTokens = async ({ isOver }: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  const mark = await readTokenMark();
  if (mark?.rules === tokenRules && mark.upTo === undefined) return 0;
  if (mark?.rules !== tokenRules) {
    await clearPostTokens();
    // bitmaps belong to tokens of the older rules
    await run(sql`delete from word_block`);
  }
  let done = 0;
  let after: number | undefined = (mark?.rules === tokenRules && mark.upTo) || 0;
  const batch = paced();
  while (after !== undefined && !isOver()) {
    const from: number = after;
    const renewed = await batch(
      (size) =>
        inTransaction(async () => {
          const ids = await renewArticles(from, size);
          const upTo = ids.at(-1);
          await writeTokenMark({ rules: tokenRules, ...(upTo !== undefined && { upTo }) });
          return ids;
        }),
      (ids) => ids.length === 0,
    );
    done += renewed.length;
    after = renewed.at(-1);
  }
  if (done && after === undefined) await refreshStatistics();
  return done;
};
