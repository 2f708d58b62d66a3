import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { asksForItems } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import type { PostEntity, PostTable } from './postTables.ts';

export const postKinds = ['board', 'product'] as const;
export type PostKind = (typeof postKinds)[number];

export const isPostKind = (kind: unknown): kind is PostKind => postKinds.includes(kind as PostKind);

/** Where the caller may find something of one table. */
export interface PostSource extends PostTable {
  entity: PostEntity;
  /** The menu in which a row lies. */
  inMenu: SQL;
  /** Rows whose detail the caller may open. */
  open: SQL | undefined;
}

/** Where the caller may find something of a table; undefined where it is closed to them. */
export type PostSourceOf = (caller: Caller) => PostSource | undefined;

const sources: Record<PostKind, Map<PostEntity, PostSourceOf>> = {
  board: new Map(),
  product: new Map(),
};

/** The module that keeps what was written says who may find it, and how its results are called. */
export const registerPostSource = (kind: PostKind, entity: PostEntity, source: PostSourceOf): void =>
  void sources[kind].set(entity, source);

/** Where the caller may find what was written, narrowed to what is asked beside words: the days. A kind that is closed is none. */
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
          asksForItems(facts) ? sql`false` : undefined,
        ),
      }));
      return open.length ? [[kind, narrowed]] : [];
    }),
  );
};
