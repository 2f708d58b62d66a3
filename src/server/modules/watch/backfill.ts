import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedView } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { bigints, run } from '#server/kernel/database/rows.ts';
import { defineJob } from '#server/kernel/jobs/job.ts';
import { foundSince, savedPath } from '#server/modules/search/index.ts';
import { ownerOf } from './compiledSearches.ts';
import { queryOfView, unwatchable } from './savedQuery.ts';
import { keptDays } from './triggers.ts';

/** Items that a search is given from before it was watched. */
const maxItems = 5_000;

/** Finds the earlier hits of a saved search, for what is usual. */
export const backfillJob = defineJob({
  name: 'watchBackfill',
  label: '저장한 검색의 지난 글 찾기',
  data: z.object({ viewId: z.number() }),
});

/** Stores the hits of the last weeks, at the time when they came in; known ones stay. */
export const backfill = async (viewId: number, now = new Date()): Promise<void> => {
  const [view] = await db().select().from(savedView).where(eq(savedView.viewId, viewId));
  if (!view) return;
  const saved = await queryOfView(view, {
    caller: (await ownerOf(view.userId)) ?? null,
    path: savedPath(view.viewNm),
  });
  if (typeof saved === 'string' || unwatchable(saved)) return;
  const since = new Date(now.getTime() - keptDays * 86_400_000);
  for (const kind of saved.kinds) {
    const ids = await foundSince(kind, saved.query, saved.plan, since, maxItems);
    if (ids.length > 0)
      await run(sql`
        insert into watch_hit (view_id, article_id, found_dt)
          select ${viewId}, article_id, reg_dt from article where article_id = any(${bigints(ids)})
        on conflict (view_id, article_id) where del_yn = 'N' do nothing`);
  }
};
