import { sql } from 'drizzle-orm';

/**
 * The planner takes the arrays of tokens for small, as cheap to look into as a number: it would rather read every row
 * for a common word than the index. Looking into a row is said to cost what it does; the bitmaps of common words shall
 * fit.
 */
export const costsOfWords = [
  sql`set local enable_seqscan = off`,
  sql`set local cpu_operator_cost = 0.1`,
  sql`set local work_mem = '64MB'`,
];

/** A statement of a search ends after five seconds. */
export const searchSettings = [...costsOfWords, sql`set local statement_timeout = 5000`];
