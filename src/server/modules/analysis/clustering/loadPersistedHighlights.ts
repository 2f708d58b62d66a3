import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import type { PersistedHighlights } from './persistedHighlights.ts';

const id = z.coerce.number().int();
const persistedRow = z.object({
  clusterId: id,
  day: z.string(),
  storyId: id.nullable(),
  title: z.string(),
  isNamed: z.boolean(),
  lclsfNm: z.string().nullable(),
  featExtrMclsf: z.string().nullable(),
  score: z.number().nullable(),
  articleIds: z.array(id),
  scores: z.array(z.number().nullable()),
});

/** Articles per statement: on the embedded database all other queries wait in the meantime. */
const maxAtOnce = 500;

/** The machine-made highlights of these articles, with all their articles. */
const highlightsWith = (articleIds: readonly number[]) =>
  rows(
    persistedRow,
    sql`
  select cluster.cluster_id "clusterId", cluster.cluster_dt::text "day", cluster.story_id "storyId",
    cluster.cluster_ttl "title", cluster.ttl_mdfcn_yn = 'Y' "isNamed", cluster.lclsf_nm "lclsfNm",
    cluster.feat_extr_mclsf "featExtrMclsf", cluster.cluster_scr "score",
    to_json(every.article_ids) "articleIds", to_json(every.scores) "scores"
  from article_cluster cluster
  cross join lateral (
    select array_agg(article_id order by article_id) article_ids, array_agg(article_scr order by article_id) scores
    from cluster_article where cluster_id = cluster.cluster_id and del_yn = 'N'
  ) every
  where cluster.del_yn = 'N' and cluster.crt_mthd_cd = 'AUTO' and cluster.cluster_id in (
    select cluster_id from cluster_article where article_id = any(${bigints(articleIds)}) and del_yn = 'N')
  order by cluster.cluster_id`,
  );

/** Loads the highlights of those articles that are not cached. */
export const loadPersistedHighlights = async (
  persisted: PersistedHighlights,
  articleIds: readonly number[],
): Promise<void> => {
  const unknown = articleIds.filter((one) => !persisted.knows(one));
  for (let at = 0; at < unknown.length; at += maxAtOnce) {
    const part = unknown.slice(at, at + maxAtOnce);
    const found = await highlightsWith(part);
    persisted.load(
      part,
      found.map(({ articleIds: members, scores, ...facts }) => ({
        ...facts,
        members: new Map(members.map((member, place) => [member, scores[place] ?? null])),
      })),
    );
  }
};
