import { beginFolder } from './preparedFolders.ts';
import { runProgram } from './program.ts';

/** Days of demo articles in stories. */
const days = 40;

/**
 * Adds 40 days of demo data to a data folder that no server uses yet. Articles depend only on the day: they are the
 * same in every run, and all of them are collected.
 */
export function fillWithDemoData(dataDir: string): void {
  runProgram('seed', [], {
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_DAYS: String(days),
    DEMO_SAME_AS: process.env['DEMO_SAME_AS'] ?? '2026-11-18',
    PASSWORD_HASH_COST: '10',
  });
}

/** Fills an empty data folder with the demo data that this run has prepared. */
export const seedInto = (dataDir: string): void => beginFolder(dataDir, 'demo');
