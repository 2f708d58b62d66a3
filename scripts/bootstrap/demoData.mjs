// Stores the demo data once, before the first start that wants them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from './programs.mjs';
import { root } from './root.mjs';

function wanted(env) {
  if (env.DEMO !== undefined && env.DEMO !== '') return env.DEMO === '1';
  return env.NODE_ENV !== 'production';
}

/** Resolves with 0 if the data are stored or not wanted, else with the exit code of the failed program. */
export async function storeDemoData(node) {
  const { env } = process;
  const mark = join(resolve(root, env.DATA_DIR || './data'), 'demo-data.stored');
  if (!wanted(env) || (!env.DATABASE_URL && existsSync(mark))) return 0;
  return runProgram(node, 'seed');
}
