import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLock } from '../../database/db.ts';
import { rows, run } from '../../database/rows.ts';
import { fold } from '../search/words/fold.ts';
import { assigned, type StoredCluster } from './assign.ts';
import type { DayPart } from './dayParts.ts';

/** The articles of some stories, all of them, and the highlights that they should make. */
export interface Wanted {
  articleIds: readonly number[];
  /** By story. */
  stories: readonly (readonly DayPart[])[];
}

/** Who writes highlights holds this: the clusterer, and people who merge and split. */
export const clusterLock = 'clusters';

const id = z.coerce.number().int();
const storedRow = z.object({
  clusterId: id,
  day: z.string(),
  storyId: id.nullable(),
  size: z.number().int(),
  articleIds: z.array(id),
});

const bigints = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

const storedOf = (articleIds: readonly number[]) =>
  rows(
    storedRow,
    sql`
  with held as (
    select own.cluster_id, array_agg(own.article_id order by own.article_id) article_ids
    from cluster_article own
    join article_cluster cluster on cluster.cluster_id = own.cluster_id and cluster.del_yn = 'N'
      and cluster.crt_mthd_cd = 'AUTO'
    where own.article_id = any(${bigints(articleIds)}) and own.del_yn = 'N'
    group by own.cluster_id
  )
  select cluster.cluster_id "clusterId", cluster.cluster_dt::text "day", cluster.story_id "storyId",
    to_json(held.article_ids) "articleIds",
    (select count(*)::int from cluster_article every where every.cluster_id = held.cluster_id and every.del_yn = 'N') "size"
  from held join article_cluster cluster on cluster.cluster_id = held.cluster_id
  order by cluster.cluster_id`,
  );

const newIds = async (count: number): Promise<number[]> =>
  count === 0
    ? []
    : (
        await rows(
          z.object({ clusterId: id }),
          sql`select nextval(pg_get_serial_sequence('article_cluster', 'cluster_id'))::bigint "clusterId"
            from generate_series(1, ${count})`,
        )
      ).map(({ clusterId }) => clusterId);

interface Placed extends DayPart {
  clusterId: number;
  storyId: number;
}

/** Stories keep the number of the oldest highlight that goes on in them. */
const placed = async (
  stories: Wanted['stories'],
  stored: readonly (StoredCluster & { storyId: number | null })[],
): Promise<Placed[]> => {
  const parts = stories.flatMap((days, story) => days.map((part) => ({ ...part, story })));
  const known = assigned(
    parts.map(({ day, members }) => ({ day, articleIds: members.map(({ articleId }) => articleId) })),
    stored,
  );
  const fresh = await newIds(known.filter((one) => one === undefined).length);
  const clusterIds = known.map((one) => one ?? (fresh.shift() as number));
  const storyIds = stories.map((_, story) => {
    const mine = clusterIds.filter((_id, place) => parts[place]?.story === story);
    const before = stored
      .filter(({ clusterId }) => mine.includes(clusterId))
      .flatMap(({ storyId }) => storyId ?? []);
    return Math.min(...(before.length ? before : mine));
  });
  const used = new Map<number, number>();
  return parts.map(({ story, ...part }, place) => {
    // one number stands for one story: of two that were one, the first goes on with it
    const storyId = storyIds[story] as number;
    const owner = used.get(storyId) ?? story;
    used.set(storyId, owner);
    const own = clusterIds.filter((_id, other) => parts[other]?.story === story);
    return {
      ...part,
      clusterId: clusterIds[place] as number,
      storyId: owner === story ? storyId : Math.min(...own),
    };
  });
};

const writeClusters = (parts: readonly Placed[]): Promise<number> =>
  run(sql`
  insert into article_cluster as stored (cluster_id, cluster_ttl, cluster_ttl_fold, lclsf_nm, feat_extr_mclsf,
    cluster_dt, cluster_scr, crt_mthd_cd, story_id, rgtr_id, mdfr_id)
  select "clusterId", "title", "fold", "lclsfNm", "featExtrMclsf", "day", "score", 'AUTO', "storyId", 'SYSTEM', 'SYSTEM'
  from jsonb_to_recordset(${JSON.stringify(
    parts.map(({ members: _members, ...part }) => ({ ...part, fold: fold(part.title) })),
  )}::jsonb) as part ("clusterId" bigint, "title" text, "fold" text, "lclsfNm" text, "featExtrMclsf" text, "day" date,
    "score" float8, "storyId" int)
  on conflict (cluster_id) do update set
    cluster_ttl = case when stored.ttl_mdfcn_yn = 'Y' then stored.cluster_ttl else excluded.cluster_ttl end,
    cluster_ttl_fold = case when stored.ttl_mdfcn_yn = 'Y' then stored.cluster_ttl_fold else excluded.cluster_ttl_fold end,
    lclsf_nm = excluded.lclsf_nm, feat_extr_mclsf = excluded.feat_extr_mclsf,
    cluster_scr = excluded.cluster_scr, story_id = excluded.story_id
  where (stored.lclsf_nm, stored.feat_extr_mclsf, stored.cluster_scr, stored.story_id)
      is distinct from (excluded.lclsf_nm, excluded.feat_extr_mclsf, excluded.cluster_scr, excluded.story_id)
    or (stored.ttl_mdfcn_yn <> 'Y' and stored.cluster_ttl is distinct from excluded.cluster_ttl)`);

const membersOf = (parts: readonly Placed[]) =>
  parts.flatMap(({ clusterId, members }) =>
    members.map(({ articleId, score }, place) => ({ clusterId, articleId, sortNo: place + 1, score })),
  );

const writeMembers = (parts: readonly Placed[]): Promise<number> =>
  run(sql`
  insert into cluster_article as stored (cluster_id, article_id, sort_no, article_scr, rgtr_id, mdfr_id)
  select "clusterId", "articleId", "sortNo", "score", 'SYSTEM', 'SYSTEM'
  from jsonb_to_recordset(${JSON.stringify(membersOf(parts))}::jsonb) as member
    ("clusterId" bigint, "articleId" bigint, "sortNo" int, "score" float8)
  on conflict (cluster_id, article_id) where del_yn = 'N' do update set
    sort_no = excluded.sort_no, article_scr = excluded.article_scr
  where (stored.sort_no, stored.article_scr) is distinct from (excluded.sort_no, excluded.article_scr)`);

/** An article is in one highlight that was made here. Rows of what machines made are of no use once they are wrong. */
const removeOthers = (articleIds: readonly number[], parts: readonly Placed[]): Promise<number> =>
  run(sql`
  delete from cluster_article own using article_cluster cluster
  where cluster.cluster_id = own.cluster_id and cluster.crt_mthd_cd = 'AUTO' and own.del_yn = 'N'
    and own.article_id = any(${bigints(articleIds)})
    and not exists (
      select from jsonb_to_recordset(${JSON.stringify(membersOf(parts))}::jsonb) as member
        ("clusterId" bigint, "articleId" bigint)
      where member."clusterId" = own.cluster_id and member."articleId" = own.article_id)`);

/** What nothing is left of is gone; it comes again under another number. */
const closeEmpty = (clusterIds: readonly number[]): Promise<number> =>
  run(sql`
  update article_cluster set del_yn = 'Y'
  where cluster_id = any(${bigints(clusterIds)}) and del_yn = 'N'
    and not exists (
      select from cluster_article own where own.cluster_id = article_cluster.cluster_id and own.del_yn = 'N')`);

/**
 * Writes the highlights of some stories in one transaction: those that are there go on under their numbers and with
 * the titles that people gave them; what is right already is not touched. May be repeated at any time.
 * @returns how many rows were written
 */
export const storeParts = ({ articleIds, stories }: Wanted): Promise<number> =>
  articleIds.length === 0
    ? Promise.resolve(0)
    : advisoryLock(clusterLock, async () => {
        const stored = await storedOf(articleIds);
        const parts = await placed(stories, stored);
        let written = 0;
        if (parts.length > 0) {
          written += await writeClusters(parts);
          written += await writeMembers(parts);
        }
        if (stored.length > 0) {
          written += await removeOthers(articleIds, parts);
          written += await closeEmpty(stored.map(({ clusterId }) => clusterId));
        }
        return written;
      });
