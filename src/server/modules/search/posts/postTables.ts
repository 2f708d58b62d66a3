import { asc, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { boardPost, dailyBriefing, dailyBriefingEntry, post } from '#generated/tables/index.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { db } from '#server/kernel/database/db.ts';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';

/** Title and text of a post, without markup. */
export interface PostText {
  ttl: string;
  text: string;
}

type Row = Record<string, unknown>;

/** A table of posts, as the search reads it. */
export interface PostTable {
  table: PgTable;
  key: AnyPgColumn;
  /** The key's name in records. */
  keyName: 'pstId' | 'brfgId';
  ttl: AnyPgColumn;
  cn: AnyPgColumn;
  rgtrNm: AnyPgColumn;
  /** Time of registration or publication. */
  at: AnyPgColumn;
  delYn: AnyPgColumn;
  tk: AnyPgColumn;
  tb: AnyPgColumn;
  ta: AnyPgColumn;
  /** Further texts of stored records from other tables, by record key. */
  partsOf?(keys: readonly number[]): Promise<Map<number, Row[]>>;
}

const entriesOf = async (keys: readonly number[]): Promise<Map<number, Row[]>> =>
  Map.groupBy(
    await db()
      .select()
      .from(dailyBriefingEntry)
      .where(inArray(dailyBriefingEntry.brfgId, [...keys]))
      .orderBy(asc(dailyBriefingEntry.brfgItemId)),
    ({ brfgId }) => brfgId,
  );

/** By entity name. */
export const postTables = {
  post: { table: post, key: post.pstId, keyName: 'pstId', at: post.regDt, ...columnsOf(post) },
  boardPost: {
    table: boardPost,
    key: boardPost.pstId,
    keyName: 'pstId',
    at: boardPost.regDt,
    ...columnsOf(boardPost),
  },
  dailyBriefing: {
    table: dailyBriefing,
    key: dailyBriefing.brfgId,
    keyName: 'brfgId',
    at: dailyBriefing.pblcnDt,
    ...columnsOf(dailyBriefing),
    partsOf: entriesOf,
  },
} as const satisfies Record<string, PostTable>;

export type PostEntity = keyof typeof postTables;

export const postTableOf = (entity: PostEntity): PostTable => postTables[entity];

function columnsOf<T extends Pick<PostTable, 'ttl' | 'cn' | 'rgtrNm' | 'delYn' | 'tk' | 'tb' | 'ta'>>({
  ttl,
  cn,
  rgtrNm,
  delYn,
  tk,
  tb,
  ta,
}: T) {
  return { ttl, cn, rgtrNm, delYn, tk, tb, ta };
}

const partFields = ['ttl', 'lclanTtl', 'smryCn', 'cmntCn', 'mediaNm'] as const;

const textOfPart = (part: Row): string =>
  partFields.flatMap((name) => (typeof part[name] === 'string' ? part[name] : [])).join('\n');

/** Title and text of a record: rich text without markup, followed by its parts. */
export const postText = (record: { ttl?: unknown; cn?: unknown }, parts: readonly Row[]): PostText => ({
  ttl: typeof record.ttl === 'string' ? record.ttl : '',
  text: [typeof record.cn === 'string' ? paragraphsOf(record.cn) : '', ...parts.map(textOfPart)]
    .filter((text) => text !== '')
    .join('\n'),
});

/** The stored texts of some records, by key. */
export const storedTexts = async (
  entity: PostEntity,
  where: SQL | undefined,
  limit?: number,
): Promise<Map<number, PostText>> => {
  const { table, key, ttl, cn, partsOf } = postTableOf(entity);
  const query = db().select({ key, ttl, cn }).from(table).where(where).$dynamic();
  const rows = (await (limit === undefined ? query : query.limit(limit))) as {
    key: number;
    ttl: string | null;
    cn: string | null;
  }[];
  const parts = rows.length ? await partsOf?.(rows.map((row) => row.key)) : undefined;
  const texts = new Map<number, PostText>();
  const yieldWhenDue = cooperativeYield();
  for (const row of rows) {
    await yieldWhenDue();
    texts.set(row.key, postText(row, parts?.get(row.key) ?? []));
  }
  return texts;
};
