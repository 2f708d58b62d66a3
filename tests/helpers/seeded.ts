import { beginFolder } from './preparedFolders.ts';
import { runProgram } from './program.ts';

/** Days of demo articles that stories find. */
const days = 40;

/**
 * Puts 40 days of demo data into a data folder that no server holds yet. Articles depend on the day and on nothing else:
 * the same ones at every run, all of them have come.
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

/** Gives an empty data folder the demo data that this run has prepared. */
export const seedInto = (dataDir: string): void => beginFolder(dataDir, 'demo');
