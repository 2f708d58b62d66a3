import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Completion } from '../../crud/completion.ts';
import { rows as read } from '../../database/rows.ts';

/** So many outlets, countries and titles stand for a cluster in a list. */
const most = 3;

const count = z.coerce.number().int();
const counted = z.object({ cluster_id: count, articles: count, media: count, nations: count });
const named = z.object({ cluster_id: count, name: z.string().nullable() });

const members = (clusterIds: readonly number[]): SQL => sql`
  from cluster_article member
  join article on article.article_id = member.article_id and article.del_yn = 'N'
  where member.del_yn = 'N' and member.cluster_id in (${sql.join(
    clusterIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )})`;

const counts = (clusterIds: readonly number[]) =>
  read(
    counted,
    sql`select member.cluster_id, count(*)::int articles, count(distinct article.media_id)::int media,
      count(distinct article.ntn_id)::int nations ${members(clusterIds)} group by member.cluster_id`,
  );

/** Names of what brought most of each cluster's articles: outlets, or countries. */
const mainSources = (clusterIds: readonly number[], column: SQL, table: SQL, key: SQL, name: SQL) =>
  read(
    named,
    sql`select ranked.cluster_id, ${name} name from (
        select member.cluster_id, ${column} source,
          row_number() over (partition by member.cluster_id order by count(*) desc, ${column}) place
        ${members(clusterIds)} and ${column} is not null group by member.cluster_id, ${column}
      ) ranked join ${table} on ${key} = ranked.source
      where ranked.place <= ${most} order by ranked.cluster_id, ranked.place`,
  );

const leads = (clusterIds: readonly number[]) =>
  read(
    named,
    sql`select cluster_id, name from (
        select member.cluster_id, coalesce(article.korn_ttl, article.lclan_ttl) name,
          row_number() over (partition by member.cluster_id order by member.sort_no, member.article_id) place
        ${members(clusterIds)}
      ) ranked where place <= ${most} order by cluster_id, place`,
  );

const namesBy = (found: z.output<typeof named>[]): Map<number, string[]> => {
  const groups = Map.groupBy(found, ({ cluster_id: id }) => id);
  return new Map([...groups].map(([id, group]) => [id, group.flatMap(({ name }) => name ?? [])]));
};

/** How many articles, outlets and countries each cluster has, and which stand for it: four statements for a page. */
export const completeClusters: Completion = async (_catalogue, _caller, rows) => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ clusterId }) => clusterId as number);
  const sizes = new Map((await counts(ids)).map((size) => [size.cluster_id, size]));
  const outlets = namesBy(
    await mainSources(
      ids,
      sql`article.media_id`,
      sql`media`,
      sql`media.media_id`,
      sql`coalesce(media.media_korn_nm, media.media_lclan_nm)`,
    ),
  );
  const nations = namesBy(
    await mainSources(
      ids,
      sql`article.ntn_id`,
      sql`nation_code`,
      sql`nation_code.ntn_id`,
      sql`nation_code.ntn_nm`,
    ),
  );
  const titles = namesBy(await leads(ids));
  return rows.map((row) => {
    const id = row.clusterId as number;
    const size = sizes.get(id);
    return {
      ...row,
      articleCount: size?.articles ?? 0,
      mediaCount: size?.media ?? 0,
      ntnCount: size?.nations ?? 0,
      mainMediaNmList: outlets.get(id) ?? [],
      mainNtnNmList: nations.get(id) ?? [],
      leadTtlList: titles.get(id) ?? [],
    };
  });
};
