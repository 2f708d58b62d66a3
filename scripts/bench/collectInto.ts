import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { programArguments } from '../bootstrap/programs.mjs';
import type { Place } from './bench.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs the collect command on one file, like an operator.
 * @returns number of stored articles, and seconds of the whole command
 * @throws Error with its output if it fails or stores nothing
 */
export const collectInto = async (
  place: Place,
  file: string,
): Promise<{ stored: number; seconds: number }> => {
  const since = performance.now();
  const child = spawn(process.execPath, [...programArguments('collect'), file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void printed.push(piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = printed.join('');
  const stored = Number(/저장 ([\d,]+)건/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  if (code !== 0 || stored === 0) throw new Error(`The collect command failed:\n${output}`);
  return { stored, seconds: (performance.now() - since) / 1000 };
};
