import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { lacksRight } from '#server/kernel/database/errors.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { row, run } from '#server/kernel/database/rows.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { canonicalUrl } from '#server/kernel/outside/canonicalUrl.ts';
import { articlesAt } from './otherAddresses.ts';

/** Version of the rules of `canonicalUrl`; raise it when they change (a test says when). */
export const addressRules = 'address rules 3';
const batchSize = 2_000;

const isRenewed = async (): Promise<boolean> => {
  const { mark } = await row(
    z.object({ mark: z.string().nullable() }),
    sql`select col_description(attrelid, attnum) as mark from pg_attribute
      where attrelid = 'article'::regclass and attname = 'canonical_url'`,
  );
  return mark === addressRules;
};

const setMark = async (): Promise<void> => {
  try {
    await run(sql.raw(`comment on column article.canonical_url is '${addressRules}'`));
  } catch (error) {
    // the account does not own the table: the next build looks again
    if (!lacksRight(error)) throw error;
  }
};

const { articleId } = article;

/**
 * The key of a stored article by the present rules, from its address.
 * @param key the stored key; it also says whether the fragment counts
 */
export const renewedKey = (url: string, key: string | null): string | null =>
  URL.canParse(url) ? canonicalUrl(url, key?.includes('#')) : key;

/** @returns the last id of the batch, and how many keys have changed; no id at the end */
const renewBatch = async (after: number): Promise<{ last: number | undefined; changed: number }> => {
  const found = await db()
    .select({ articleId, url: article.url, key: article.canonicalUrl })
    .from(article)
    .where(and(gt(articleId, after), isNotNull(article.canonicalUrl), isNotNull(article.url)))
    .orderBy(asc(articleId))
    .limit(batchSize);
  const renewed = new Map<string, number>();
  for (const { articleId: id, url, key } of found) {
    const now = url && renewedKey(url, key);
    if (now && now !== key && !renewed.has(now)) renewed.set(now, id);
  }
  if (renewed.size > 0) {
    const taken = await articlesAt([...renewed.keys()]);
    // two articles of one page stay two, since people may have worked on both: the first keeps the page's key
    for (const [key, id] of taken) if (renewed.get(key) !== id) renewed.delete(key);
    for (const [key, id] of renewed)
      await db().update(article).set({ canonicalUrl: key }).where(eq(articleId, id));
  }
  return { last: found.at(-1)?.articleId, changed: renewed.size };
};

/**
 * Recomputes the keys by which stored articles are recognised, if they follow older rules: otherwise what feeds still
 * hold would be collected again. Interrupted, it begins anew; if there is nothing to do, it costs one query.
 * @returns number of keys that have changed
 */
export const renewAddresses = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  if (await isRenewed()) return 0;
  let after: number | undefined = 0;
  let changed = 0;
  const batch = paced();
  while (after !== undefined) {
    if (isOver()) return changed;
    const from: number = after;
    const done = await batch(() => inTransaction(() => renewBatch(from)));
    after = done.last;
    changed += done.changed;
  }
  await setMark();
  return changed;
};
