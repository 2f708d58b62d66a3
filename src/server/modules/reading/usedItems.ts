import { type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';

const { articleId, itemKnd } = article;

// Each `exists` is simple enough for the planner to look it up by an index for few articles, or to hash it for many.
const inBriefing = (table: 'daily_briefing_entry' | 'briefing_pick'): SQL =>
  sql`exists (select from ${sql.identifier(table)} as used where used.item_id = ${articleId}
    and used.item_knd = ${itemKnd} and used.del_yn = 'N')`;

const decided = (column: 'article_id' | 'other_article_id'): SQL =>
  sql`exists (select from cluster_decision as used where used.${sql.identifier(column)} = ${articleId}
    and used.del_yn = 'N')`;

/** Conditions on an article: what people have done with it that must not get lost. */
export const usedIn = {
  /** Saved, with or without a note. */
  memo: sql`exists (select from article_memo as used where used.article_id = ${articleId} and used.del_yn = 'N')`,
  /** Kept under a label, or on a reading list. */
  label: sql`exists (select from label_article as used where used.article_id = ${articleId})`,
  /** Put into a daily briefing, or into somebody's tray. */
  briefing: sql`(${inBriefing('daily_briefing_entry')} or ${inBriefing('briefing_pick')})`,
  /** Moved into a highlight or out of one. */
  highlight: sql`(${decided('article_id')} or ${decided('other_article_id')})`,
  /** Has an attachment. */
  file: sql`exists (select from stored_file as used where used.owner_entity in ('article', 'thinkTank', 'sns')
    and used.owner_key = ${articleId}::text and used.del_yn = 'N')`,
};
