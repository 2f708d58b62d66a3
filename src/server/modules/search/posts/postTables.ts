import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayStart, nextDayStart } from '#contract/days.ts';
import { boardPost, dailyBriefing, dailyBriefingEntry, post } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { db } from '#server/kernel/database/db.ts';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { hasItemConditions } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';

/** Title and text of a post, without markup. */
export interface PostText {
  ttl: string;
  text: string;
}

type Row = Record<string, unknown>;

/** A table of posts, as the search reads it. */
interface PostTable {
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

export const postKinds = ['board', 'product'] as const;
export type PostKind = (typeof postKinds)[number];

export const isPostKind = (kind: unknown): kind is PostKind => postKinds.includes(kind as PostKind);

/** Posts of one table that the caller may find. */
export interface PostSource extends PostTable {
  entity: PostEntity;
  /** Condition on the menu of a row. */
  inMenu: SQL;
  /** Rows whose details the caller may open. */
  open: SQL | undefined;
}

/** The source of a table for a caller; undefined if the caller has no access. */
export type PostSourceOf = (caller: Caller) => PostSource | undefined;

const sources: Record<PostKind, Map<PostEntity, PostSourceOf>> = {
  board: new Map(),
  product: new Map(),
};

/** Registers posts for the search: the ones that a caller may find, and the labels of results. */
export const registerPostSource = (kind: PostKind, entity: PostEntity, source: PostSourceOf): void =>
  void sources[kind].set(entity, source);

/** The sources that the caller may search, restricted to the query's period. Kinds without access are omitted. */
export const postSources = (caller: Caller, facts: ArticleQuery): Partial<Record<PostKind, PostSource[]>> => {
  const { startDate, endDate } = facts;
  return Object.fromEntries(
    postKinds.flatMap((kind) => {
      const open = [...sources[kind].values()].flatMap((source) => source(caller) ?? []);
      const narrowed = open.map((source) => ({
        ...source,
        open: and(
          source.open,
          eq(source.delYn, 'N'),
          startDate ? gte(source.at, dayStart(startDate)) : undefined,
          endDate ? lt(source.at, nextDayStart(endDate)) : undefined,
          hasItemConditions(facts) ? sql`false` : undefined,
        ),
      }));
      return open.length ? [[kind, narrowed]] : [];
    }),
  );
};
