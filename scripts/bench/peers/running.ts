import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tests/helpers/program.ts';
import { freePort } from '../../../tests/helpers/temporaryCluster.ts';
import type { Contender } from './contender.ts';

const maxWaitMs = 120_000;

/** A running server. */
export interface Running {
  contender: Contender;
  url: string;
  pid: number;
  /** Seconds from process start to the first 200. */
  startedWithin: number;
  stop(): Promise<void>;
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const slow = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(slow);
};

/**
 * Starts a server with a compile cache shared between starts, and waits for its first 200 (polled every 20 ms).
 * @throws Error with the end of its output if it exits before or takes two minutes
 */
export const startContender = async (contender: Contender): Promise<Running> => {
  const port = await freePort();
  const { args, cwd, env } = contender.program(port);
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  const since = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      printed = (printed + piece.toString()).slice(-2_000);
    });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url + contender.health))) {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver || performance.now() - since > maxWaitMs) {
      await stop(child);
      throw new Error(`${contender.label} did not start:\n${printed}`);
    }
    await wait(20);
  }
  const startedWithin = (performance.now() - since) / 1000;
  return { contender, url, pid: child.pid as number, startedWithin, stop: () => stop(child) };
};
