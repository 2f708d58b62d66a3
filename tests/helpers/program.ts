import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { programArguments } from '../../scripts/bootstrap/programs.mjs';
import { withStoryClock } from './storyClock.ts';

/** The product's folder. */
export const root = resolve(import.meta.dirname, '../..');

/** A program of the product's: how Node is called. */
export interface ProgramCall {
  args: string[];
  env: Record<string, string | undefined>;
}

/**
 * What compiles the embedded database a second time, for speed, takes a third of the processor that a start does; a
 * story ends before that pays.
 */
const oneCompiler = '--liftoff-only';

/**
 * How a program of dist/server is run, as an operator would, with nothing of this process's own settings but where
 * programs are, and at the clock of this run; a PostgreSQL has the clock of the machine, and so has who works on one.
 * @param options.isMeasured as fast as an operator's: with both compilers
 */
export const programCall = (
  name: string,
  variables: Record<string, string> = {},
  { isMeasured = false } = {},
): ProgramCall => {
  const clock = variables['DATABASE_URL'] ? { env: {}, args: [] } : withStoryClock();
  return {
    args: [...(isMeasured ? [] : [oneCompiler]), ...clock.args, ...programArguments(name)],
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

/** Runs a program to its end. @throws Error when it fails, with what it complained of on our own stderr */
export const runProgram = (name: string, args: string[], variables: Record<string, string>): void => {
  const call = programCall(name, variables);
  execFileSync(process.execPath, [...call.args, ...args], {
    cwd: root,
    env: call.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
