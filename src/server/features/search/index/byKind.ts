import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '../../articleMemo/openKinds.ts';

export type Counts = Record<ItemKind, number>;

/** A condition on the items of each kind: they stand in one table, and each kind has an index of words of its own. */
export type ByKind = readonly { kind: ItemKind; where: SQL | undefined }[];

export const narrowed = (some: ByKind, ...more: (SQL | undefined)[]): ByKind =>
  some.map(({ kind, where }) => ({ kind, where: and(where, ...more) }));

export const ofAnyKind = (some: ByKind): SQL => or(...some.map(({ where }) => where)) ?? sql`false`;

export const sumOf = (counts: Counts, kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);
