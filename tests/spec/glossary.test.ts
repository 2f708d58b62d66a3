import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import * as tables from '#generated/tables/index.ts';

const lines = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8').split('\n');
const words = lines.flatMap((line) => {
  const [, label, name, table, key] = /^\| (\S.*?) +\| `(\w+)` +\| `(\w+)` \(`(\w+)`\)/.exec(line) ?? [];
  return label ? [{ label, name, table, key }] : [];
});
const specs = Object.values(resources);
const all: unknown[] = Object.values(tables);
const configs = all.filter((one) => is(one, PgTable)).map(getTableConfig);

it.each(words)('the glossary names $label as the code and the database do', ({ label, name, table, key }) => {
  const spec = specs.find((one) => one.name === name);
  expect(spec?.label).toBe(label);
  expect(spec?.table.name).toBe(table);
  const stored = configs.find((one) => one.name === table);
  expect(stored?.columns.map((column) => column.name)).toContain(key);
});

it('the glossary has at most sixty words', () => {
  expect(words.length).toBeGreaterThan(40);
  expect(lines.filter((line) => line.startsWith('| ')).length - 2).toBeLessThanOrEqual(60);
});
