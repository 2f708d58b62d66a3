import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fixture } from '../helpers/fixtures.ts';

/** Files of an archive by path. */
export type Archive = Map<string, Buffer>;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

/**
 * Reads every file of a collection into memory; nothing is written to disk.
 * @param path of the archive, if it is not part of the project
 */
export const archive = (name: string, path = fixture(`feeds/${name}.tar.gz`)): Archive => {
  const unpacked = mkdtempSync(join(tmpdir(), 'feeds-'));
  try {
    execFileSync('tar', ['xzf', path, '-C', unpacked]);
    return new Map(
      filesBelow(unpacked)
        .sort()
        .map((path) => [relative(unpacked, path), readFileSync(path)]),
    );
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
};
