import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programCall, root } from './program.ts';

/** A collecting process, run as by an operator. */
export interface WorkerProcess {
  pid: number;
  /** All output so far. */
  output(): string;
  /** Kills it as a crash would. */
  kill(): Promise<void>;
  /** Stops it as an operator would. @returns its exit code */
  stop(): Promise<number | null>;
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await gone)[0];
};

/**
 * Starts `npm run worker` and waits until it collects.
 * @param options.isMeasured as fast as an operator's: with all compilers
 * @throws Error with its output, if it ends before
 */
export const startWorker = async (
  variables: Record<string, string>,
  options: { isMeasured?: boolean } = {},
): Promise<WorkerProcess> => {
  const call = programCall('worker', variables, options);
  const child = spawn(process.execPath, call.args, {
    cwd: root,
    env: call.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  await new Promise<void>((started, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        printed.push(piece.toString());
        if (printed.join('').includes('수집을 시작했습니다.')) started();
      });
    child.on('exit', (code) => failed(new Error(`The worker ended with ${code}: ${printed.join('')}`)));
  });
  return {
    pid: child.pid ?? 0,
    output: () => printed.join(''),
    kill: async () => void (await ended(child, 'SIGKILL')),
    stop: () => ended(child, 'SIGTERM'),
  };
};
