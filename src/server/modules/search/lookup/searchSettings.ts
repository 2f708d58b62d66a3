/**
 * The planner takes the arrays of tokens for small, as cheap to look into as a number: it would rather read every row
 * for a common word than the index. Looking into a row is said to cost what it does; the bitmaps of common words shall
 * fit.
 */
export const costsOfWords = { enable_seqscan: 'off', cpu_operator_cost: '0.1', work_mem: '64MB' };

/**
 * A statement of a search ends after five seconds. It has one process: others would walk on through time far beyond the page
 * before they are told that it is full.
 */
export const searchSettings = {
  ...costsOfWords,
  max_parallel_workers_per_gather: '0',
  statement_timeout: '5s',
};
