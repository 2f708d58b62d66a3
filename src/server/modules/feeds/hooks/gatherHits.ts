import { and, eq, sql } from 'drizzle-orm';
import { webHook, webHookDelivery } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { type Hook, isActive, isWaitingOf } from './hooks.ts';

/** Items per delivery. */
const maxItems = 100;

/**
 * Puts hits of a hook's view that it has not sent into a delivery, the oldest first, unless one is still waiting: in one
 * transaction, so that after a crash the hits are in a delivery or are gathered again.
 */
export const gatherHits = ({ hookId }: Hook): Promise<void> =>
  inTransaction(async () => {
    const [hook] = await db()
      .select()
      .from(webHook)
      .where(and(eq(webHook.hookId, hookId), isActive))
      .for('update');
    // another process was faster: its items go first
    if (!hook || (await db().$count(webHookDelivery, isWaitingOf(hookId)))) return;
    const since = sql`${(hook.sinceDt ?? hook.regDt).toISOString()}::timestamptz`;
    await run(sql`
      with hits as materialized (select h.article_id from watch_hit h join article a using (article_id)
          where h.view_id = ${hook.viewId} and h.del_yn = 'N' and a.del_yn = 'N' and a.reg_dt >= ${since}
            and not exists (select from web_hook_sent s where s.hook_id = ${hookId} and s.article_id = h.article_id
              and s.del_yn = 'N')
          order by h.found_dt, h.article_id limit ${maxItems}),
        delivery as (insert into web_hook_delivery (hook_id, item_cnt, next_try_dt)
          select ${hookId}, count(*), now() from hits having count(*) > 0 returning dlvr_id)
      insert into web_hook_sent (hook_id, article_id, dlvr_id) select ${hookId}, article_id, dlvr_id from hits, delivery`);
  });
