import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { asksForItems } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import type { Writing, WritingEntity } from './writings.ts';

export const writingKinds = ['board', 'product'] as const;
export type WritingKind = (typeof writingKinds)[number];

export const isWritingKind = (kind: unknown): kind is WritingKind =>
  writingKinds.includes(kind as WritingKind);

/** Where the caller may find something of one table. */
export interface WritingSource extends Writing {
  entity: WritingEntity;
  /** The menu in which a row lies. */
  inMenu: SQL;
  /** Rows whose detail the caller may open. */
  open: SQL | undefined;
}

/** Where the caller may find something of a table; undefined where it is closed to them. */
export type SourceOfWritings = (caller: Caller) => WritingSource | undefined;

const sources: Record<WritingKind, Map<WritingEntity, SourceOfWritings>> = {
  board: new Map(),
  product: new Map(),
};

/** The module that keeps what was written says who may find it, and how its results are called. */
export const registerWritings = (kind: WritingKind, entity: WritingEntity, source: SourceOfWritings): void =>
  void sources[kind].set(entity, source);

/** Where the caller may find what was written, narrowed to what is asked beside words: the days. A kind that is closed is none. */
export const writingSources = (
  caller: Caller,
  facts: ArticleQuery,
): Partial<Record<WritingKind, WritingSource[]>> => {
  const { startDate, endDate } = facts;
  return Object.fromEntries(
    writingKinds.flatMap((kind) => {
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
