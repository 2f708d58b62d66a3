import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bigints, rows, run } from '#server/kernel/database/rows.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import type { PersistedHighlights } from './persistedHighlights.ts';
import { continuing, isEmptyPlan, type Plan, planned, type WantedStory } from './plan.ts';
import { inClusterTurn } from './triggers.ts';

/** Another process has written highlights since they were read: they must be read again. */
export class ConcurrentWrite extends Error {
  constructor() {
    super('Others have written highlights meanwhile.');
  }
}

/** Takes a turn without writing. @returns false if another process had a turn since the last one */
export const takeTurn = (persisted: PersistedHighlights): Promise<boolean> =>
  inClusterTurn((turn) => Promise.resolve(persisted.begin(turn)));

const newIds = async (count: number): Promise<number[]> =>
  count === 0
    ? []
    : (
        await rows(
          z.object({ clusterId: z.coerce.number().int() }),
          sql`select nextval(pg_get_serial_sequence('article_cluster', 'cluster_id'))::bigint "clusterId"
            from generate_series(1, ${count})`,
        )
      ).map(({ clusterId }) => clusterId);

const writeClusters = (clusters: Plan['clusters']): Promise<number> =>
  run(sql`
  insert into article_cluster as stored (cluster_id, cluster_ttl, cluster_ttl_fold, lclsf_nm, feat_extr_mclsf,
    cluster_dt, cluster_scr, crt_mthd_cd, story_id, rgtr_id, mdfr_id)
  select "clusterId", "title", "fold", "lclsfNm", "featExtrMclsf", "day", "score", 'AUTO', "storyId", 'SYSTEM', 'SYSTEM'
  from jsonb_to_recordset(${JSON.stringify(clusters.map((one) => ({ ...one, fold: fold(one.title) })))}::jsonb)
    as part ("clusterId" bigint, "title" text, "fold" text, "lclsfNm" text, "featExtrMclsf" text, "day" date,
    "score" float8, "storyId" bigint)
  on conflict (cluster_id) do update set
    cluster_ttl = case when stored.ttl_mdfcn_yn = 'Y' then stored.cluster_ttl else excluded.cluster_ttl end,
    cluster_ttl_fold = case when stored.ttl_mdfcn_yn = 'Y' then stored.cluster_ttl_fold else excluded.cluster_ttl_fold end,
    lclsf_nm = excluded.lclsf_nm, feat_extr_mclsf = excluded.feat_extr_mclsf,
    cluster_scr = excluded.cluster_scr, story_id = excluded.story_id`);

/** Articles are ordered by score, most typical first, so that a new article changes no other's position. */
const placeOf = (score: number): number => Math.round(100 * (1 - score));

const writeMembers = (members: Plan['members']): Promise<number> =>
  run(sql`
  insert into cluster_article (cluster_id, article_id, sort_no, article_scr, rgtr_id, mdfr_id)
  select "clusterId", "articleId", "sortNo", "score", 'SYSTEM', 'SYSTEM'
  from jsonb_to_recordset(${JSON.stringify(members.map((one) => ({ ...one, sortNo: placeOf(one.score) })))}::jsonb)
    as member ("clusterId" bigint, "articleId" bigint, "sortNo" int, "score" float8)
  on conflict (cluster_id, article_id) where del_yn = 'N' do update set
    sort_no = excluded.sort_no, article_scr = excluded.article_scr`);

/** Outdated rows that were made by machine are deleted, since they have no further use. */
const removeMembers = (removed: Plan['removed']): Promise<number> =>
  run(sql`
  delete from cluster_article own
  using unnest(${bigints(removed.map(({ clusterId }) => clusterId))},
    ${bigints(removed.map(({ articleId }) => articleId))}) as gone (cluster_id, article_id)
  where own.cluster_id = gone.cluster_id and own.article_id = gone.article_id and own.del_yn = 'N'`);

/** Empty highlights are marked as deleted; a later highlight gets a new id. */
const closeEmptied = (clusterIds: readonly number[]): Promise<number> =>
  run(
    sql`update article_cluster set del_yn = 'Y' where cluster_id = any(${bigints(clusterIds)}) and del_yn = 'N'`,
  );

const write = async ({ clusters, members, removed, emptied }: Plan): Promise<number> => {
  let written = 0;
  if (clusters.length) written += await writeClusters(clusters);
  if (members.length) written += await writeMembers(members);
  if (removed.length) written += await removeMembers(removed);
  if (emptied.length) written += await closeEmptied(emptied);
  return written;
};

/** Applies a written plan to the cache. */
const applyPlan = (persisted: PersistedHighlights, { clusters, members, removed }: Plan): void => {
  for (const facts of clusters) persisted.write(facts);
  for (const { clusterId, articleId, score } of members) persisted.put(clusterId, articleId, score);
  for (const { clusterId, articleId } of removed) persisted.take(clusterId, articleId);
};

/**
 * Writes the highlights of some stories, whose articles' highlights must be cached, in one transaction: existing
 * highlights keep their ids and their users' titles; only differences are written.
 * @returns number of rows written
 * @throws ConcurrentWrite if another process has written since; the cache is cleared
 */
export const storeStories = async (
  persisted: PersistedHighlights,
  stories: readonly WantedStory[],
): Promise<number> => {
  try {
    const { plan, written } = await inClusterTurn(async (turn) => {
      if (!persisted.begin(turn)) throw new ConcurrentWrite();
      const known = continuing(stories, persisted);
      const fresh = await newIds(known.filter((one) => one === undefined).length);
      const clusterIds = known.map((one) => one ?? (fresh.shift() as number));
      const plan = planned(stories, clusterIds, persisted);
      return { plan, written: isEmptyPlan(plan) ? 0 : await write(plan) };
    });
    applyPlan(persisted, plan);
    return written;
  } catch (error) {
    persisted.forgetAll();
    throw error;
  }
};
