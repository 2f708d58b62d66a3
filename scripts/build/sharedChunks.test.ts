import { expect, it } from 'vitest';
import { type Graph, layerOfModules } from './sharedChunks.ts';

/** What each module imports at once, and what it imports later. */
const modules: Record<string, [now: string[], later: string[]]> = {
  entry: [['react'], ['list', 'chart', 'login']],
  react: [[], []],
  login: [['field'], []],
  list: [['table', 'field', 'words', 'only-here'], ['dialog']],
  chart: [['words', 'react'], []],
  dialog: [['field', 'table'], ['list']],
  table: [['row'], []],
  row: [[], []],
  field: [['react'], []],
  words: [[], []],
  'only-here': [[], []],
};

const graph: Graph = (id) => {
  const [importedIds, dynamicallyImportedIds] = modules[id] ?? [[], []];
  return modules[id] ? { importedIds, dynamicallyImportedIds, isEntry: id === 'entry' } : null;
};

it('layers hold what all of their modules need and others too, each what none before it has', () => {
  const layers = layerOfModules(graph, [
    { name: 'base', of: ['entry'] },
    { name: 'both', of: ['list', 'chart'] },
    { name: 'lists', of: ['list'] },
  ]);
  expect(Object.fromEntries(layers)).toEqual({
    entry: 'base',
    react: 'base',
    words: 'both',
    table: 'lists',
    row: 'lists',
    field: 'lists',
  });
});
