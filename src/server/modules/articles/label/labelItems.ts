import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readingList } from '#contract/labels.ts';
import { article, articleLabel } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { denied, notFound } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { hasLabelId, isLabelVisible } from '#server/modules/reading/index.ts';
import { readableArticles } from '../memo/readableArticles.ts';
import { type Label, mayFill } from './labelRows.ts';

const visibleLabel = async (caller: Caller, labelId: number): Promise<Label | undefined> => {
  const [label] = await db()
    .select()
    .from(articleLabel)
    .where(and(isLabelVisible(caller), hasLabelId(caller, labelId)));
  return label;
};

/** A label, not the reading list, that the caller may put articles under; undefined without it, or without the right. */
export const fillableLabel = async (caller: Caller, labelId: number): Promise<Label | undefined> => {
  const label = labelId === readingList.labelId ? undefined : await visibleLabel(caller, labelId);
  return label && mayFill(label, caller) ? label : undefined;
};

/** The caller's reading list, made at its first use. */
const readingListOf = (caller: Caller): Promise<Label> =>
  advisoryLock(`labels ${caller.user.userId}`, async () => {
    const known = await visibleLabel(caller, readingList.labelId);
    if (known) return known;
    const { userId } = caller.user;
    const { labelNm } = readingList;
    const made = { userId, labelNm, labelNmFold: fold(labelNm), colorCd: 'blue' as const, ltrYn: 'Y' };
    const [stored] = await db()
      .insert(articleLabel)
      .values({ ...made, rgtrId: userId, mdfrId: userId })
      .returning();
    return stored as Label;
  });

/**
 * Puts articles under a label, or takes them off; articles that the caller may not list are skipped.
 * @param labelId 0: the reading list
 * @param by who is noted as having done it, if not the caller
 * @returns the articles whose state has changed
 * @throws Failure 404 for a label that the caller cannot see, 403 for one that they may only see
 */
export const setLabel = async (
  catalogue: Catalogue,
  caller: Caller,
  {
    labelId,
    articleIds,
    isOn,
    by = caller.user.userId,
  }: { labelId: number; articleIds: readonly number[]; isOn: boolean; by?: string },
): Promise<number[]> => {
  const label =
    labelId === readingList.labelId ? await readingListOf(caller) : await visibleLabel(caller, labelId);
  if (!label) throw notFound('라벨');
  if (!mayFill(label, caller)) throw denied();
  const readable = await readableArticles(catalogue, caller, articleIds);
  const changed = await rows(
    z.object({ id: z.coerce.number() }),
    isOn
      ? // in the order in which they were given: the reading list is read in it
        sql`insert into label_article (label_id, article_id, rgtr_id, mdfr_id)
          select ${label.labelId}, ${article.articleId}, ${by}, ${by} from ${article} where ${readable}
          order by array_position(${bigints(articleIds)}, ${article.articleId})
          on conflict do nothing returning article_id as id`
      : sql`delete from label_article where label_id = ${label.labelId}
          and article_id in (select ${article.articleId} from ${article} where ${readable})
          returning article_id as id`,
  );
  return changed.map(({ id }) => id).sort((one, other) => one - other);
};
