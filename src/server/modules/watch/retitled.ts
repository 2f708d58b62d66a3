import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { rewordNotice } from '#server/modules/platform/index.ts';
import { lineOf } from './compose.ts';
import { itemColumns, itemJoins, itemRow, type NewItem, readableItems } from './newItems.ts';

/** The shown title of an article, and the one of its outlet. */
interface Titles {
  title: string;
  localTitle: string | null;
}

/**
 * A headline that its outlet has changed since it was told, in words; undefined if it has not. A translation that came
 * later, or was improved, is no change.
 */
export const changedTitle = (told: Titles, now: Titles): string | undefined => {
  const isOutlets = Boolean(told.localTitle && now.localTitle);
  if (isOutlets ? told.localTitle === now.localTitle : told.title === now.title) return undefined;
  // the translation may be that of the former headline still
  const isShown = told.title !== now.title || !isOutlets;
  const [from, to] = isShown ? [told.title, now.title] : [told.localTitle, now.localTitle];
  return `제목이 바뀜: ${from} → ${to}`;
};

/** The title of a notification: that of its message, and of the article that it leads to. */
export const noticeTitle = (message: string, title: string): string => `${message}: ${title}`;

const toldRow = z.object({
  userId: z.string(),
  message: z.string(),
  toldTitle: z.string(),
  toldLocal: z.string().nullable(),
  articleId: z.coerce.number(),
  title: z.string(),
  localTitle: z.string().nullable(),
});

/** Notifications that lead to these articles name their headlines as they are now. */
export const renameNotices = async (articleIds: readonly number[]): Promise<void> => {
  const told = await rows(
    toldRow,
    sql`select m.user_id "userId", coalesce(m.ttl, '') message, t.ttl "toldTitle", t.lclan_ttl "toldLocal", a.article_id "articleId",
        coalesce(nullif(a.korn_ttl, ''), a.lclan_ttl, '제목 없음') title, a.lclan_ttl "localTitle"
      from watch_told t join watch_message m on m.msg_id = t.msg_id join article a on a.article_id = t.article_id
      where t.article_id = any(${bigints(articleIds)}) and t.ttl is not null and 'bell' = any(m.chnl_list)`,
  );
  for (const { userId, message, toldTitle, toldLocal, articleId, ...now } of told) {
    const title = changedTitle({ title: toldTitle, localTitle: toldLocal }, now) ?? now.title;
    const which = { kind: 'watch', userId, key: articleId, begins: noticeTitle(message, '') } as const;
    await rewordNotice(which, noticeTitle(message, title));
  }
};

/** Articles that are named of a message. */
const named = 5;

const headRow = itemRow.extend({
  msgId: z.coerce.number(),
  toldTitle: z.string().nullable(),
  toldLocal: z.string().nullable(),
  others: z.coerce.number(),
  isKept: z.boolean(),
});

/** The first articles of messages, one line each, with their headlines as they are now: by the number of the message. */
export const titlesOf = async (
  catalogue: Catalogue,
  caller: Caller,
  msgIds: readonly number[],
): Promise<Map<number, string[]>> => {
  if (msgIds.length === 0) return new Map();
  // the article that leads an event was stored before the others of it
  const heads = await rows(
    headRow,
    sql`select ${itemColumns}, t.msg_id "msgId", t.ttl "toldTitle", t.lclan_ttl "toldLocal", head.others,
        a.del_yn = 'N' "isKept"
      from (
        select *, row_number() over (partition by msg_id order by told_id) place from (
          select msg_id, min(told_id) told_id, count(*) - 1 others from watch_told
          where msg_id = any(${bigints(msgIds)}) group by msg_id, coalesce(cluster_id, -article_id)) as event
      ) as head
      join watch_told t on t.told_id = head.told_id join article a on a.article_id = t.article_id ${itemJoins}
      where head.place <= ${named} order by t.msg_id, head.place`,
  );
  const kept = heads.filter(({ isKept }) => isKept);
  const readable = new Set((await readableItems(catalogue, caller, kept)).map((one) => one.articleId));
  const lines = new Map<number, string[]>();
  for (const { msgId, toldTitle, toldLocal, others, isKept, ...item } of heads) {
    const told = {
      title: toldTitle ?? item.title,
      localTitle: toldTitle === null ? item.localTitle : toldLocal,
    };
    // of what can no longer be read the person knows what was told
    const title =
      isKept && readable.has(item.articleId) ? (changedTitle(told, item) ?? item.title) : told.title;
    const head = { item: { ...item, title }, others: Array.from<NewItem>({ length: others }) };
    lines.set(msgId, [...(lines.get(msgId) ?? []), lineOf(head)]);
  }
  return lines;
};
