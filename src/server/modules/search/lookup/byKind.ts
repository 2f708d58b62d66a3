import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';

export type Counts = Record<ItemKind, number>;

export interface OfKind {
  kind: ItemKind;
  where: SQL | undefined;
}

/** A condition on the items of each kind: all kinds are in one table, but each has its own word index. */
export type ByKind = readonly OfKind[];

export const narrowed = (some: ByKind, ...more: (SQL | undefined)[]): ByKind =>
  some.map(({ kind, where }) => ({ kind, where: and(where, ...more) }));

export const ofAnyKind = (some: ByKind): SQL => or(...some.map(({ where }) => where)) ?? sql`false`;

export const sumOf = (counts: Counts, kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Counts each kind, sequentially because they share a connection. */
export const ofEach = async (some: ByKind, count: (one: OfKind) => Promise<number>): Promise<Counts> => {
  const counts: Counts = { article: 0, thinkTank: 0, sns: 0 };
  for (const one of some) counts[one.kind] = await count(one);
  return counts;
};
