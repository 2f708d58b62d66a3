import { readFileSync } from 'node:fs';

/** A plan node in the format of EXPLAIN (ANALYZE, FORMAT JSON); row counts are per loop. */
interface Step {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Filter?: string;
  'Join Filter'?: string;
  'Recheck Cond'?: string;
  Plans?: Step[];
}

export interface Explained {
  sql: string;
  plan: Step;
}

/** PostgreSQL settings that log the plan of every statement to `folder`/explained.json. */
export const explaining = (folder: string): string => `
session_preload_libraries = 'auto_explain'
auto_explain.log_min_duration = 0
auto_explain.log_analyze = on
auto_explain.log_timing = off
auto_explain.log_format = 'json'
log_min_messages = log
log_destination = 'jsonlog'
logging_collector = on
log_file_mode = 0644
log_directory = '${folder}'
log_filename = 'explained.log'
`;

/** The plans logged since this byte offset, and the offset of the next one. */
export const readExplained = (folder: string, from: number): { plans: Explained[]; end: number } => {
  const written = readFileSync(`${folder}/explained.json`);
  const lines = written.subarray(from).toString('utf8').split('\n').filter(Boolean);
  const plans = lines.flatMap((line) => {
    const { message } = JSON.parse(line) as { message: string };
    const start = message.indexOf('plan:\n');
    if (start === -1) return [];
    const { 'Query Text': sql, Plan: plan } = JSON.parse(message.slice(start + 6)) as {
      'Query Text': string;
      Plan: Step;
    };
    return [{ sql, plan }];
  });
  return { plans, end: written.length };
};

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Number of rows that fit into a few pages: reading them is not noticeable. */
const few = 200;

/**
 * Bits of common words are checked on the entries of an index or on numbers, without reading a row: the entries of a
 * whole year take milliseconds, however few have the word.
 */
const isOfBits = (step: Step): boolean =>
  ['Index Only Scan', 'Nested Loop'].includes(step['Node Type']) &&
  /get_bit\(/.test(step.Filter ?? step['Join Filter'] ?? '');

/** Plan nodes that read more than ten rows for each row they kept. */
export const wasteful = ({ sql, plan }: Explained): string[] =>
  stepsOf(plan).flatMap((step) => {
    if (isOfBits(step)) return [];
    const loops = step['Actual Loops'];
    const kept = step['Actual Rows'] * loops;
    const removed =
      ((step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Index Recheck'] ?? 0) +
        (step['Rows Removed by Join Filter'] ?? 0)) *
      loops;
    return removed <= few || removed <= 10 * kept
      ? []
      : [
          `${step['Node Type']}: ${kept} kept, ${removed} removed by ${step.Filter ?? step['Join Filter'] ?? step['Recheck Cond']} in ${sql}`,
        ];
  });
