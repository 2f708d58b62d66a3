import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import { article, watchMute } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { openKinds } from '#server/modules/search/index.ts';
import type { Watch } from './settings.ts';

export const itemRow = z.object({
  articleId: z.coerce.number(),
  kind: z.enum(itemKinds),
  title: z.string(),
  localTitle: z.string().nullable(),
  mediaId: z.coerce.number().nullable(),
  mediaNm: z.string().nullable(),
  ntnNm: z.string().nullable(),
  clusterId: z.coerce.number().nullable(),
  /** Items of its highlight. */
  clusterSize: z.coerce.number(),
  score: z.coerce.number(),
  registeredAt: z.coerce.date(),
  reportedAt: z.coerce.date().nullable(),
});

/** A new item of a saved search. */
export type NewItem = z.infer<typeof itemRow>;

/** The columns of `NewItem`, of the article `a`. */
export const itemColumns: SQL = sql`
  a.article_id "articleId", a.item_knd kind, coalesce(nullif(a.korn_ttl, ''), a.lclan_ttl, '제목 없음') title,
  a.lclan_ttl "localTitle",
  a.media_id "mediaId", coalesce(m.media_korn_nm, m.media_lclan_nm, m.dmn_nm) "mediaNm", n.ntn_nm "ntnNm",
  c.cluster_id "clusterId", coalesce(size.n, 0) "clusterSize", coalesce(a.main_snths_scr, 0) score,
  a.reg_dt "registeredAt", a.frm_trsf_nscvrg_dt "reportedAt"`;

export const itemJoins: SQL = sql`
  left join media m on m.media_id = a.media_id left join nation_code n on n.ntn_id = a.ntn_id
  left join lateral (select cluster_id from cluster_article where article_id = a.article_id and del_yn = 'N'
    order by cluster_id desc limit 1) c on true
  left join lateral (select count(*) n from cluster_article where cluster_id = c.cluster_id and del_yn = 'N') size on true`;

/** Items that are told about at once; the rest follows at the next time. */
const maxItems = 2_000;

/** Hits of the search since the watch began that have not been dealt with, oldest first. */
export const untoldItems = ({ watchId, viewId, bgngDt, regDt }: Watch): Promise<NewItem[]> =>
  rows(
    itemRow,
    sql`select ${itemColumns} from watch_hit h join article a using (article_id) ${itemJoins}
      where h.view_id = ${viewId} and h.del_yn = 'N' and h.found_dt >= ${(bgngDt ?? regDt).toISOString()}::timestamptz
        and a.del_yn = 'N'
        -- its highlight is known in a moment
        and (h.found_dt < now() - interval '2 minutes'
          or not exists (select from cluster_waiting q where q.article_id = h.article_id))
        and not exists (select from watch_told t where t.watch_id = ${watchId} and t.article_id = h.article_id
          and t.del_yn = 'N')
      order by h.found_dt, h.article_id limit ${maxItems}`,
  );

/** The items among these that the person may read now. */
export const readableItems = async (
  catalogue: Catalogue,
  caller: Caller,
  items: readonly NewItem[],
): Promise<NewItem[]> => {
  const kinds = await openKinds(catalogue, caller);
  const readable = new Set<number>();
  for (const kind of kinds) {
    const ids = items.flatMap((item) => (item.kind === kind ? [item.articleId] : []));
    if (ids.length === 0) continue;
    const visible = visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller);
    const found = await reader()
      .select({ id: article.articleId })
      .from(article)
      .where(and(sql`${article.articleId} = any(${bigints(ids)})`, visible));
    for (const { id } of found) readable.add(id);
  }
  return items.filter(({ articleId }) => readable.has(articleId));
};

/** An item that is told, with the others of its event. */
export interface Head {
  item: NewItem;
  others: NewItem[];
}

/** Why an item is not told itself. */
type Reason = 'old' | 'muted' | 'same';

/** Reports older than this when they are registered are an archive, not news. */
const newsDays = 30;
const dayMs = 86_400_000;

export interface Sorted {
  heads: Head[];
  /** Items that are dealt with without being told. */
  dropped: { item: NewItem; reason: Reason }[];
}

interface Known {
  since: Date;
  mutedOutlets: ReadonlySet<number>;
  mutedEvents: ReadonlySet<number>;
  /** Highlights that have been told. */
  toldEvents: ReadonlySet<number>;
}

/** Items sorted into what is told, one per event, and what is not. The item with the highest score leads its event. */
export const sortItems = (items: readonly NewItem[], known: Known): Sorted => {
  const dropped: Sorted['dropped'] = [];
  const heads = new Map<string, Head>();
  for (const item of items) {
    const { articleId, clusterId, mediaId, registeredAt, reportedAt } = item;
    const isOld =
      registeredAt < known.since ||
      (reportedAt !== null && reportedAt.getTime() < registeredAt.getTime() - newsDays * dayMs);
    const isMuted =
      (mediaId !== null && known.mutedOutlets.has(mediaId)) ||
      (clusterId !== null && known.mutedEvents.has(clusterId));
    if (isOld) dropped.push({ item, reason: 'old' });
    else if (isMuted) dropped.push({ item, reason: 'muted' });
    else if (clusterId !== null && known.toldEvents.has(clusterId)) dropped.push({ item, reason: 'same' });
    else {
      const key = clusterId === null ? `item ${articleId}` : `event ${clusterId}`;
      const head = heads.get(key);
      if (!head) heads.set(key, { item, others: [] });
      else if (item.score > head.item.score) heads.set(key, { item, others: [...head.others, head.item] });
      else head.others.push(item);
    }
  }
  return { heads: [...heads.values()].sort((one, other) => other.item.score - one.item.score), dropped };
};

/** Days for which an event that was told is not told again. */
const eventDays = 30;

/** What is known of a watch when its items are sorted. */
export const knownOf = async (
  { watchId, bgngDt, regDt }: Watch,
  events: readonly number[],
): Promise<Known> => {
  const muted = await db()
    .select()
    .from(watchMute)
    .where(and(eq(watchMute.watchId, watchId), eq(watchMute.delYn, 'N')));
  const told = events.length
    ? await rows(
        z.object({ clusterId: z.coerce.number() }),
        sql`select distinct cluster_id "clusterId" from watch_told where watch_id = ${watchId}
          and cluster_id = any(${bigints(events)}) and msg_id is not null
          and told_dt > now() - make_interval(days => ${eventDays})`,
      )
    : [];
  return {
    since: bgngDt ?? regDt,
    mutedOutlets: new Set(muted.flatMap(({ mediaId }) => mediaId ?? [])),
    mutedEvents: new Set(muted.flatMap(({ clusterId }) => clusterId ?? [])),
    toldEvents: new Set(told.map(({ clusterId }) => clusterId)),
  };
};
