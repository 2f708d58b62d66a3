/**
 * The planner assumes that token arrays are small and as cheap to check as a number: for a common word it would read
 * every row rather than use the index. These settings state the real cost of checking a row, and enough memory for the
 * bitmaps of common words.
 */
export const costsOfWords = { enable_seqscan: 'off', cpu_operator_cost: '0.1', work_mem: '64MB' };

/**
 * A search statement times out after five seconds. It uses a single process: parallel workers would continue the scan
 * by time far beyond the page before they are told that it is full.
 */
export const searchSettings = {
  ...costsOfWords,
  max_parallel_workers_per_gather: '0',
  statement_timeout: '5s',
};
