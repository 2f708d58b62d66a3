import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Files that determine the rows of a corpus. Tables are migrated in place (`upToDate.ts`). */
const ingredients = [
  'src/server/{kernel/text/{tokens,parts,fold},modules/search/words/{articleTokens,keywordTokens}}.ts',
  'scripts/bench/corpus/{articles,copyRows,loadCorpus,words}.ts',
];

/** Comments do not change rows, and a corpus takes up to an hour to make. */
const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:\/\*|\*|\/\/).*\n/gm, '');

/** Identifies a version of the corpus. */
export const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const path of globSync(ingredients, { cwd: root }).sort())
    hash.update(withoutComments(readFileSync(join(root, path), 'utf8')));
  return hash.digest('hex').slice(0, 10);
};
