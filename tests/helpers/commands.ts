import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { programCall, root } from './program.ts';

/** A run of an operator's command as a process. */
export interface Command {
  /** Resolves with its exit code (null if a signal ended it) and all of its output. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Kills it as a crash would; resolves when it has ended. */
  kill(): Promise<void>;
}

/** @param program a file of dist/server without its extension */
export const startCommand = (
  program: string,
  words: readonly string[],
  variables: Record<string, string>,
): Command => {
  const call = programCall(program, variables);
  const child = spawn(process.execPath, [...call.args, ...words], {
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
};

/** Runs a command to its end, successful or not. */
export const command = (...call: Parameters<typeof startCommand>): Command['ended'] =>
  startCommand(...call).ended;

/** Kills a command as soon as something that it creates exists. @throws Error if it ends before */
export const killedWhen = async (
  isThere: () => boolean | Promise<boolean>,
  ...call: Parameters<typeof startCommand>
): Promise<void> => {
  const { ended, kill } = startCommand(...call);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!(await isThere())) {
    if (isOver) throw new Error(`It ended by itself:\n${(await ended).output}`);
    await wait(5);
  }
  await kill();
};

/** Starts the collect command on these files for the database in `dataDir`, or for the server that uses it. */
export const startCollect = (dataDir: string, ...files: string[]): Command =>
  startCommand('collect', files, { DATA_DIR: dataDir });

/** As `startCollect`, with the command that registers lists of outlets. */
export const startOutlets = (dataDir: string, ...args: string[]): Command =>
  startCommand('outlets', args, { DATA_DIR: dataDir });
