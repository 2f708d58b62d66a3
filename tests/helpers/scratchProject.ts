import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { type ScratchFolder, scratchFolder } from './scratchCopy.ts';

const root = resolve(import.meta.dirname, '../..');

const own = ['package.json', 'drizzle.config.ts', 'schemas/meta', 'schemas/parts'];

/** A project with only these entities of ours, not generated yet: generating it takes a moment. */
export const scratchProject = (...entities: string[]): ScratchFolder => {
  const folder = emptyFolder();
  for (const part of [...own, ...entities.map((entity) => `schemas/${entity}.json`)])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'schemas/operations'));
  mkdirSync(join(folder, 'src/server/kernel/database/migrations'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return scratchFolder(folder);
};

/** A copy of the project in its current state. */
export const copyOf = (project: ScratchFolder): ScratchFolder => {
  const folder = emptyFolder();
  cpSync(project.folder, folder, { recursive: true, verbatimSymlinks: true });
  return scratchFolder(folder);
};

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
