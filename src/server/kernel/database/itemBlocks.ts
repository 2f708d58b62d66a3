import { type SQL, sql } from 'drizzle-orm';

/** Number of items per block, by their keys; a power of two. */
export const blockSize = 1_024;
const blockBits = Math.log2(blockSize);

/** Bits of an empty block. */
export const noBits: SQL = sql.raw(`repeat('0', ${blockSize})::bit varying`);

/** The block of an item, and its bit in it, by its key. */
export const blockOf = (id: SQL): SQL => sql`(${id} >> ${sql.raw(String(blockBits))})::int`;
export const positionInBlock = (id: SQL): SQL => sql`(${id} & ${sql.raw(String(blockSize - 1))})::int`;
