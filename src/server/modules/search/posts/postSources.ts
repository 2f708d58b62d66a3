import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { hasItemConditions } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import type { PostEntity, PostTable } from './postTables.ts';

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
