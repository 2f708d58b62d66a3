import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { programArguments } from '../../scripts/bootstrap/programs.mjs';
import { withStoryClock } from './storyClock.ts';

/** Root folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** How Node is called for a program of the product. */
export interface ProgramCall {
  args: string[];
  env: Record<string, string | undefined>;
}

/**
 * V8 options of processes that end after seconds: without optimizing compilers, which do not pay off by then, and with
 * a young generation that need not grow first. A start takes a fifth less processor time.
 */
const forShortRuns = ['--liftoff-only', '--no-maglev', '--no-turbofan', '--min-semi-space-size=16'];

/**
 * How a program of dist/server is run, as by an operator: without this process's own settings except paths of programs,
 * and with the clock of this run; PostgreSQL uses the machine's clock, and so do programs that work on it.
 * @param options.isMeasured as fast as an operator's: with all compilers
 */
export const programCall = (
  name: string,
  variables: Record<string, string> = {},
  { isMeasured = false } = {},
): ProgramCall => {
  const clock = variables['DATABASE_URL'] ? { env: {}, args: [] } : withStoryClock();
  return {
    args: [...(isMeasured ? [] : forShortRuns), ...clock.args, ...programArguments(name)],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...clock.env,
      ...variables,
    },
  };
};

/** Runs a program to its end. @throws Error if it fails; its error output goes to our own stderr */
export const runProgram = (name: string, args: string[], variables: Record<string, string>): void => {
  const call = programCall(name, variables);
  execFileSync(process.execPath, [...call.args, ...args], {
    cwd: root,
    env: call.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
