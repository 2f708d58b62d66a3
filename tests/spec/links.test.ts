import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })];

it.each(pages)('the links of %s lead to files', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const targets = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});
