import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

// .dependency-cruiser.mjs holds all others to the indexes of modules, and reads no comments.
const root = resolve(import.meta.dirname, '../..');
const files = globSync(['tests/**/*.{ts,tsx}', 'scripts/bench/**/*.ts', '{src,scripts}/**/*.test.{ts,tsx}'], {
  cwd: root,
});

const statement = /^(?:import|export) (?:[^'";]*\bfrom )?'([^']+)';$/gm;
const moduleOf = (path: string) => /^src\/(?:server|web)\/modules\/[^/]+\//.exec(path)?.[0];

const imported = (file: string, from: string): string =>
  from.startsWith('.') ? join(dirname(file), from) : from.replace(/^#(?=server|web)/, 'src/');

/** Imports past the index of another module; one without a reason in the line above, or above its group, is marked. */
const pastIndex = (file: string, text: string): string[] => {
  const found: string[] = [];
  let end = 0;
  let isExplained = false;
  for (const { 0: line, 1: from = '', index } of text.matchAll(statement)) {
    const above = text.slice(end, index).trim();
    const path = imported(file, from);
    const entered = moduleOf(path);
    const isPast = entered !== undefined && path !== `${entered}index.ts` && entered !== moduleOf(file);
    isExplained = isPast && (above === '' ? isExplained : /^\/\/ past the index: \S[^\n]*$/m.test(above));
    if (isPast) found.push(isExplained ? file : `${file} says not why: ${path}`);
    end = index + line.length;
  }
  return found;
};

it('tests and measurements enter a module by its index, or say why in the line above', () => {
  const found = files.flatMap((file) => pastIndex(file, readFileSync(join(root, file), 'utf8')));
  expect(found.filter((one) => one.includes(' says not why: '))).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(40);
  expect(found.length).toBeGreaterThan(0);
});

it('an import past an index is found however it is written, and its reason above it or its group', () => {
  const why = '// past the index: a reason\n';
  const past = (text: string, file = 'tests/api/a.test.ts') =>
    pastIndex(file, text).map((one) => one.includes(' says not why: '));
  const alias = "import { a } from '#server/modules/search/plan.ts';\n";
  const relative = "import type {\n  A,\n} from '../../src/web/modules/search/screens/a.ts';\n";
  expect(past(alias + relative)).toEqual([true, true]);
  expect(past(`import 'x';\n${why}${alias}${relative}`)).toEqual([false, false]);
  expect(past(`${why}${alias}import 'x';\n${relative}`)).toEqual([false, true]);
  expect(past("import { a } from '#server/modules/search/index.ts';\n")).toEqual([]);
  expect(past("import { a } from './plan.ts';\n", 'src/server/modules/search/plan.test.ts')).toEqual([]);
  expect(past("import { a } from '../search/plan.ts';\n", 'src/server/modules/files/a.test.ts')).toEqual([
    true,
  ]);
});
