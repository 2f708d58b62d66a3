import { type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { blockSize } from '#server/kernel/database/itemBlocks.ts';

/**
 * Tokens reserved for kinds: no text has them, since no letter has so low a code. They mark the existing items of a
 * kind.
 */
export const kindTokens: Record<ItemKind, number> = { article: 1, thinkTank: 2, sns: 3 };

/** The first key after all blocks; 0 if there are none. */
export const endOfBlocks: SQL = sql`coalesce((select (max(block) + 1)::bigint from word_block
  where token = ${sql.raw(String(kindTokens.article))}) * ${sql.raw(String(blockSize))}, 0)`;
