import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { rows as read } from '#server/kernel/database/rows.ts';

/** Maximum outlets, countries and titles shown per cluster in a list. */
const maxShown = 3;

const names = z
  .array(z.string().nullable())
  .nullable()
  .transform((found) => (found ?? []).filter((name) => name !== null));

const summary = z.object({
  clusterId: z.coerce.number().int(),
  articleCount: z.number().int(),
  mediaCount: z.number().int(),
  ntnCount: z.number().int(),
  mainMediaNmList: names,
  mainNtnNmList: names,
  leadTtlList: names,
});

/** Reads the articles of the clusters once, and derives the shown names from them. */
const summaries = (clusterIds: readonly number[]): SQL => sql`
  with member as materialized (
    select own.cluster_id, own.sort_no, article.article_id, article.media_id, article.ntn_id
    from cluster_article own join article on article.article_id = own.article_id and article.del_yn = 'N'
    where own.del_yn = 'N' and own.cluster_id in (${sql.join(
      clusterIds.map((id) => sql`${id}::bigint`),
      sql`, `,
    )})
  ), outlet as (
    select cluster_id, media_id,
      row_number() over (partition by cluster_id order by count(*) desc, media_id) place
    from member where media_id is not null group by cluster_id, media_id
  ), outlets as (
    select cluster_id, json_agg(coalesce(media_korn_nm, media_lclan_nm) order by place) named
    from outlet join media on media.media_id = outlet.media_id where place <= ${maxShown} group by cluster_id
  ), nation as (
    select cluster_id, ntn_id, row_number() over (partition by cluster_id order by count(*) desc, ntn_id) place
    from member where ntn_id is not null group by cluster_id, ntn_id
  ), nations as (
    select cluster_id, json_agg(ntn_nm order by place) named
    from nation join nation_code on nation_code.ntn_id = nation.ntn_id where place <= ${maxShown} group by cluster_id
  ), lead as (
    select cluster_id, article_id, row_number() over (partition by cluster_id order by sort_no, article_id) place
    from member
  ), leads as (
    select cluster_id, json_agg(coalesce(korn_ttl, lclan_ttl) order by place) named
    from lead join article on article.article_id = lead.article_id where place <= ${maxShown} group by cluster_id
  )
  select member.cluster_id "clusterId", count(*)::int "articleCount",
    count(distinct media_id)::int "mediaCount", count(distinct ntn_id)::int "ntnCount",
    min(outlets.named::text)::json "mainMediaNmList", min(nations.named::text)::json "mainNtnNmList",
    min(leads.named::text)::json "leadTtlList"
  from member
  left join outlets on outlets.cluster_id = member.cluster_id
  left join nations on nations.cluster_id = member.cluster_id
  left join leads on leads.cluster_id = member.cluster_id
  group by member.cluster_id`;

const nothing = {
  articleCount: 0,
  mediaCount: 0,
  ntnCount: 0,
  mainMediaNmList: [],
  mainNtnNmList: [],
  leadTtlList: [],
};

/** Number of articles, outlets and countries of each cluster, and the names shown for it, in one statement per page. */
export const completeClusters: Completion = async (_catalogue, _caller, rows) => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ clusterId }) => clusterId as number);
  const found = new Map((await read(summary, summaries(ids))).map((one) => [one.clusterId, one]));
  return rows.map((row) => ({ ...row, ...(found.get(row.clusterId as number) ?? nothing) }));
};
