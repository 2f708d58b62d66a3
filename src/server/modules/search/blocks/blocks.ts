import { type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '../itemKinds.ts';

/** Number of items per block, by their keys; a power of two. */
export const blockSize = 1_024;
const blockBits = Math.log2(blockSize);

/**
 * Tokens reserved for kinds: no text has them, since no letter has so low a code. They mark the existing items of a
 * kind.
 */
export const kindTokens: Record<ItemKind, number> = { article: 1, thinkTank: 2, sns: 3 };

/** Bits of an empty block. */
export const noBits: SQL = sql.raw(`repeat('0', ${blockSize})::bit varying`);

export const blockOf = (id: SQL): SQL => sql`(${id} >> ${sql.raw(String(blockBits))})::int`;
export const positionInBlock = (id: SQL): SQL => sql`(${id} & ${sql.raw(String(blockSize - 1))})::int`;

/** The first key after all blocks; 0 if there are none. */
export const endOfBlocks: SQL = sql`coalesce((select (max(block) + 1)::bigint from word_block
  where token = ${sql.raw(String(kindTokens.article))}) * ${sql.raw(String(blockSize))}, 0)`;
