import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const isFile = (path: string) => /\.\w+$/.test(path);

/**
 * A hash of the state of files, under which artefacts made of them can be cached.
 * @param ingredients path patterns relative to the project's folder
 */
export function fingerprint(ingredients: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(ingredients, { cwd: root }).filter(isFile).sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}
