import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { testMs } from './limits.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * The environment of a developer's terminal: with the test runner's own settings React would be built for development.
 */
const terminal = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
);

/** The parts of a developer's clone that generating, building and serving need. */
const parts = [
  'package.json',
  'drizzle.config.ts',
  'vite.config.ts',
  'index.html',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'schemas',
  'generated',
  'src',
  'scripts',
  'public',
  '.cache/fonts',
];

/** A project folder to experiment in. */
export interface ScratchFolder {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a JSON file. */
  change(file: string, change: (json: Record<string, never>) => void): void;
  /** Runs a script of the folder with this Node. */
  node(...args: string[]): SpawnSyncReturns<string>;
}

/** Reads, changes and runs files of a folder. */
export const scratchFolder = (folder: string): ScratchFolder => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    write,
    change: (file, change) => {
      const json = JSON.parse(read(file)) as Record<string, never>;
      change(json);
      write(file, JSON.stringify(json, null, 2));
    },
    node: (...args) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: testMs, env: terminal }),
  };
};

/** A copy of the project to experiment in, with our own packages linked; removed after the file. */
export const scratchCopy = (): ScratchFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) {
    try {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return scratchFolder(folder);
};
