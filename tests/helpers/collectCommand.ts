import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programCall, root } from './program.ts';

/** A run of `npm run collect` or `npm run outlets`, as its own process. */
export interface Command {
  /** Resolves with its exit code (null when a signal ended it) and all that it printed. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Ends it as a crash would; resolves when it is gone. */
  kill(): Promise<void>;
}

function start(program: string, dataDir: string, args: readonly string[]): Command {
  const call = programCall(program, { DATA_DIR: dataDir });
  const child = spawn(process.execPath, [...call.args, ...args], {
    cwd: root,
    env: call.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void printed.push(piece.toString()));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: printed.join(''),
  }));
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts the collect command on these files for the database in `dataDir`, or for the server that holds it. */
export const startCollect = (dataDir: string, ...files: string[]): Command =>
  start('collect', dataDir, files);

/** The same with the command that registers lists of outlets. */
export const startOutlets = (dataDir: string, ...args: string[]): Command => start('outlets', dataDir, args);
