import { inArray } from 'drizzle-orm';
import { savedView } from '#generated/tables/index.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { db } from '#server/kernel/database/db.ts';

/** Adds the names of the views that hooks send. */
export const nameViews: Completion = async (_catalogue, _caller, hooks) => {
  const ids = hooks.map(({ viewId }) => Number(viewId));
  const views = ids.length
    ? await db()
        .select({ viewId: savedView.viewId, viewNm: savedView.viewNm })
        .from(savedView)
        .where(inArray(savedView.viewId, ids))
    : [];
  const names = new Map(views.map(({ viewId, viewNm }) => [viewId, viewNm]));
  return hooks.map((hook) => ({ ...hook, viewNm: names.get(Number(hook.viewId)) ?? null }));
};
