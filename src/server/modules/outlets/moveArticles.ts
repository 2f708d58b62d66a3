import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { media, mediaMerge } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistoryOf } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { indexAtOnce } from '#server/kernel/database/indexUpkeep.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { row, rows, run } from '#server/kernel/database/rows.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';

const underWay = z.object({
  mediaMrgId: z.coerce.number(),
  from: z.coerce.number(),
  into: z.coerce.number(),
  who: z.string().nullable(),
  ids: z.array(z.number()),
  left: z.number(),
});
type Move = z.output<typeof underWay>;

/**
 * The next articles of the oldest merge, or undoing of one, in progress; its row is locked. Progress is stored only in
 * the row, so that any server can continue after a crash.
 */
const nextMove = async (size: number): Promise<Move | undefined> => {
  const [oldest] = await db()
    .select({ mediaMrgId: mediaMerge.mediaMrgId })
    .from(mediaMerge)
    .where(eq(mediaMerge.mvngYn, 'Y'))
    .orderBy(asc(mediaMerge.mediaMrgId))
    .limit(1)
    .for('no key update');
  if (!oldest) return undefined;
  const [move] = await rows(
    underWay,
    sql`
      select media_mrg_id "mediaMrgId", mdfr_id who,
        case when undo_dt is null then media_id else mrg_trgt_media_id end "from",
        case when undo_dt is null then mrg_trgt_media_id else media_id end "into",
        coalesce(article_ids[moved_count + 1 : moved_count + ${size}::int], '{}') ids,
        greatest(coalesce(cardinality(article_ids), 0) - moved_count - ${size}::int, 0)::int "left"
      from media_merge where media_mrg_id = ${oldest.mediaMrgId} and mvng_yn = 'Y'`,
  );
  return move;
};

const outletNames = (mediaId: number) =>
  row(
    z.object({
      mediaId: z.coerce.number(),
      mediaNm: z.string().nullable(),
      mediaLclanNm: z.string().nullable(),
    }),
    sql`select media_id "mediaId", media_korn_nm "mediaNm", media_lclan_nm "mediaLclanNm"
      from ${media} where media_id = ${mediaId}`,
  );

/** Moves articles that are still at the source outlet, with an entry in their history. */
const moveThem = async ({ ids, from, into, who }: Move): Promise<void> => {
  // in the order in which all code locks several outlets
  await run(
    sql`select from ${media} where media_id in (${from}, ${into}) order by media_id for no key update`,
  );
  const [was, is] = [await outletNames(from), await outletNames(into)];
  const list: SQL = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  await run(sql`
    with mine as (
      select article_id from article where article_id in (${list}) and media_id = ${from}
      order by article_id for no key update
    ), moved as (
      update article set media_id = ${into}, mdfr_id = ${who},
        mdfcn_dt = greatest(date_trunc('milliseconds', clock_timestamp()), article.mdfcn_dt + interval '1 millisecond')
      from mine where article.article_id = mine.article_id
      returning article.article_id, article.item_knd
    )
    ${addHistoryOf('moved', was, is, who)}`);
};

/**
 * Moves a batch of articles of the oldest move in progress, in one transaction. @returns whether there was anything to
 * do
 */
export const moveBatch = (size: number): Promise<boolean> =>
  inTransaction(async () => {
    const move = await nextMove(size);
    if (!move) return false;
    await indexAtOnce();
    if (move.ids.length) await moveThem(move);
    await db()
      .update(mediaMerge)
      .set({
        movedCount: sql`${mediaMerge.movedCount} + ${move.ids.length}::int`,
        mvngYn: move.left > 0 ? 'Y' : 'N',
        mdfcnDt: nextVersion(mediaMerge.mdfcnDt),
      })
      .where(eq(mediaMerge.mediaMrgId, move.mediaMrgId));
    return true;
  });

/**
 * Moves the articles of all merges and undone merges in progress, in batches, yielding in between.
 * @returns 'more' if it stopped before all were moved @throws the database's error
 */
export const moveArticles = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<void | 'more'> => {
  const batch = paced();
  while (!isOver()) if (!(await batch(moveBatch, (moved) => !moved))) return undefined;
  return 'more';
};
