import { sql } from 'drizzle-orm';
import type { WatchPreview, WatchPreviewMessage } from '#generated/types/watchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { foundSince } from '#server/modules/search/index.ts';
import { compose, lineOf, type MessageKind } from './compose.ts';
import { itemColumns, itemJoins, itemRow, type NewItem, readableItems, sortItems } from './newItems.ts';
import type { SavedQuery } from './savedQuery.ts';
import { nextTime, whenAllowed } from './schedule.ts';
import type { Settings } from './settings.ts';
import { comparable, mayTellSpike, unusual } from './spike.ts';
import { eventSize } from './tell.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const previewDays = 30;
/** Days of which hits are compared, for what is usual. */
const usualDays = 60;
const maxItems = 3_000;
const maxShown = 50;
const maxTitles = 5;

interface Sent {
  kind: MessageKind;
  at: Date;
  items: NewItem[];
}

/** The times at which settings would have told items, and what. */
const messagesOf = (
  items: readonly NewItem[],
  settings: Settings,
  since: Date,
  now: Date,
): WatchPreviewMessage[] => {
  const told = new Set<number>();
  const place = { publicUrl: '', viewId: 0, viewNm: '', listPath: '', stopTkn: '' };
  const messages: WatchPreviewMessage[] = [];
  const say = ({ kind, at, items: some }: Sent): boolean => {
    const { heads } = sortItems(some, {
      since: new Date(0),
      mutedOutlets: new Set(),
      mutedEvents: new Set(),
      toldEvents: told,
    });
    const those = kind === 'event' ? heads.filter(({ item }) => item.clusterSize >= eventSize) : heads;
    if (those.length === 0) return false;
    const { articleCnt, foldCnt, restCnt, ttl } = compose(kind, place, those, settings.maxCnt);
    for (const { item } of those) if (item.clusterId !== null) told.add(item.clusterId);
    messages.push({
      sntDt: at.toISOString(),
      knd: kind,
      ttl: ttl.replace(/^ – /u, ''),
      articleCnt,
      foldCnt,
      restCnt,
      titles: those.slice(0, maxTitles).map(lineOf),
    });
    return true;
  };
  const recent = items.filter(({ registeredAt }) => registeredAt >= since);
  if (settings.freqCd !== 'none') {
    let last: Date | null = null;
    for (let from = 0; from < recent.length; ) {
      const first = recent[from] as NewItem;
      const at: Date = nextTime(first.registeredAt, settings, last);
      let to = from + 1;
      while (to < recent.length && (recent[to] as NewItem).registeredAt <= at) to += 1;
      if (at > now) break;
      if (say({ kind: 'news', at, items: recent.slice(from, to) })) last = at;
      from = to;
    }
  } else if (settings.newClstrYn === 'Y') {
    const byEvent = Map.groupBy(recent, ({ clusterId }) => clusterId);
    for (const [clusterId, some] of byEvent) {
      const third = clusterId === null ? undefined : some[Math.min(some.length, eventSize) - 1];
      if (third) say({ kind: 'event', at: whenAllowed(third.registeredAt, settings), items: some });
    }
  }
  if (settings.spikeYn === 'Y') {
    let last: Date | null = null;
    for (let at = Math.ceil(since.getTime() / hourMs) * hourMs; at <= now.getTime(); at += hourMs) {
      const time = new Date(at);
      if (!mayTellSpike(last, time) || whenAllowed(time, settings) > time) continue;
      const ago = (item: NewItem) => Math.floor((at - item.registeredAt.getTime()) / hourMs);
      const within = items.filter((item) => ago(item) >= 0);
      const hours = Array.from({ length: usualDays * 24 }, () => 0);
      for (const item of within) if (ago(item) < hours.length) hours[ago(item)] = (hours[ago(item)] ?? 0) + 1;
      const { now: count, earlier } = comparable(hours);
      if (unusual(count, earlier, settings.spikeMinCnt) === undefined) continue;
      told.clear();
      if (say({ kind: 'spike', at: time, items: within.filter((item) => ago(item) === 0) })) last = time;
    }
  }
  return messages.sort((one, other) => other.sntDt.localeCompare(one.sntDt));
};

const foundFrom = async (
  { kinds, query, plan }: SavedQuery,
  since: Date,
): Promise<{ ids: number[]; isWhole: boolean }> => {
  const ids: number[] = [];
  for (const kind of kinds) ids.push(...(await foundSince(kind, query, plan, since, maxItems)));
  return { ids, isWhole: ids.length === 0 || ids.length < maxItems * kinds.length };
};

/** The items that a search finds among those of the last days, the latest of each kind; and whether these are all. */
export const foundLately = (saved: SavedQuery, days: number, now = new Date()) =>
  foundFrom(saved, new Date(now.getTime() - days * dayMs));

/** What a search finds among the items registered since then, the latest of each kind, as far as the person may read it. */
export const readableFound = async (
  catalogue: Catalogue,
  caller: Caller,
  saved: SavedQuery,
  since: Date,
): Promise<{ items: NewItem[]; isWhole: boolean }> => {
  const { ids, isWhole } = await foundFrom(saved, since);
  const all = ids.length
    ? await rows(
        itemRow,
        sql`select ${itemColumns} from article a ${itemJoins} where a.article_id = any(${bigints(ids)})
            order by a.reg_dt, a.article_id`,
      )
    : [];
  return { items: await readableItems(catalogue, caller, all), isWhole };
};

/** What somebody would have been told in the last 30 days by these settings, as far as they may read it. */
export const previewOf = async (
  catalogue: Catalogue,
  caller: Caller,
  saved: SavedQuery,
  settings: Settings,
  now = new Date(),
): Promise<WatchPreview> => {
  const days = settings.spikeYn === 'Y' ? usualDays : previewDays;
  const from = new Date(now.getTime() - days * dayMs);
  const { items, isWhole } = await readableFound(catalogue, caller, saved, from);
  const since = new Date(now.getTime() - previewDays * dayMs);
  const messages = messagesOf(items, settings, since, now);
  return {
    msgCnt: messages.length,
    articleCnt: items.filter(({ registeredAt }) => registeredAt >= since).length,
    isWhole,
    messages: messages.slice(0, maxShown),
  };
};
