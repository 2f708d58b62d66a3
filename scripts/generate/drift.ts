import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Drift {
  kind: 'missing' | 'changed' | 'orphan';
  file: string;
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];

/** The differences between the folder and its wanted content. */
export const driftOf = (folder: string, wanted: Map<string, string>): Drift[] => {
  const there = new Set(filesBelow(folder));
  const wrong = [...wanted].flatMap(([file, text]): Drift[] => {
    if (!there.has(file)) return [{ kind: 'missing', file }];
    return readFileSync(join(folder, file), 'utf8') === text ? [] : [{ kind: 'changed', file }];
  });
  const orphans = [...there]
    .filter((file) => !wanted.has(file))
    .map((file): Drift => ({ kind: 'orphan', file }));
  return [...wrong, ...orphans].sort((a, b) => (a.file < b.file ? -1 : 1));
};

/** Updates the folder to its wanted content; only differing files are touched. */
export const writeDrift = (folder: string, wanted: Map<string, string>, drift: readonly Drift[]): void => {
  for (const { kind, file } of drift) {
    const path = join(folder, file);
    if (kind === 'orphan') rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, wanted.get(file) ?? '');
    }
  }
};
