import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folders: Record<string, string> = {
  '#contract': 'src/contract',
  '#generated': 'generated',
  '#server': 'src/server',
};

/** Modules that a module imports statically: without types and dynamic imports. */
const named = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)';/gm)].map(
    ([, name = '']) => name,
  );

const fileOf = (name: string, from: string): string | undefined => {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [first = '', ...rest] = name.split('/');
  return folders[first] && join(root, folders[first], ...rest);
};

/** Packages that are loaded with a module. */
const packagesWith = (start: string): Set<string> => {
  const [seen, packages, open] = [new Set<string>(), new Set<string>(), [start]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !path.endsWith('.ts')) continue;
    seen.add(path);
    for (const name of named(readFileSync(path, 'utf8'))) {
      const file = fileOf(name, path);
      if (file) open.push(file);
      else packages.add(name);
    }
  }
  return packages;
};

it('a start loads no package that only few requests need', () => {
  const loaded = packagesWith(join(import.meta.dirname, 'main.ts'));
  expect([...loaded]).toContain('fastify');
  const rare = [
    ...[
      '@aws-sdk/client-s3',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@mozilla/readability',
      '@zxcvbn-ts/core',
      'franc-all',
    ],
    ...['kordoc', 'linkedom', 'nodemailer', 'openai', 'pdfjs-dist', 'pg-boss', 'word-extractor'],
  ];
  expect(rare.filter((name) => loaded.has(name))).toEqual([]);
});
