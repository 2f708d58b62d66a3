import { type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '../itemKinds.ts';

/** Items by their keys, so many to a block; a power of two. */
export const blockSize = 1_024;
const blockBits = Math.log2(blockSize);

/** Tokens of no text, since no letter is numbered so low: the items of a kind that are there. */
export const kindTokens: Record<ItemKind, number> = { article: 1, thinkTank: 2, sns: 3 };

/** Bits of a block in which nothing is. */
export const noBits: SQL = sql.raw(`repeat('0', ${blockSize})::bit varying`);

export const blockOf = (id: SQL): SQL => sql`(${id} >> ${sql.raw(String(blockBits))})::int`;
export const placeOf = (id: SQL): SQL => sql`(${id} & ${sql.raw(String(blockSize - 1))})::int`;

/** The first key behind all blocks; 0 where there are none. */
export const endOfBlocks: SQL = sql`coalesce((select (max(block) + 1)::bigint from word_block
  where token = ${sql.raw(String(kindTokens.article))}) * ${sql.raw(String(blockSize))}, 0)`;
