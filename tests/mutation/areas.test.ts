import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from './areas.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The paths that `folder/{a,b}.ts` stands for. */
const pathsOf = (pattern: string): string[] => {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [pattern];
};

it('every module that is mutated is there', () => {
  const paths = areas.flatMap(({ files }) => files.flatMap(pathsOf));
  expect(paths.length).toBeGreaterThan(areas.length);
  expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
