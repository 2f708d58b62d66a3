import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../shared/data/feeds');

/** Whether the collections of feeds lie beside the project. */
export const hasFeeds = existsSync(folder);
if (!hasFeeds) console.warn(`Skipped: no collections of feeds at ${folder}.`);

/** Files of an archive by their path in it. */
export type Archive = Map<string, Buffer>;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

/** Every file of a collection, read into memory; nothing of it stays on disk. */
export const archive = (name: string): Archive => {
  const unpacked = mkdtempSync(join(tmpdir(), 'feeds-'));
  try {
    execFileSync('tar', ['xzf', join(folder, `${name}.tar.gz`), '-C', unpacked]);
    return new Map(
      filesBelow(unpacked)
        .sort()
        .map((path) => [relative(unpacked, path), readFileSync(path)]),
    );
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
};
