import { describe, expect, it } from 'vitest';
import { type Cut, chunkOfModules, type Graph } from './sharedChunks.ts';

/** The static imports of each module. */
const imports: Record<string, string[]> = {
  entry: ['react'],
  react: [],
  login: ['field', 'login.css'],
  'login.css': [],
  field: ['react'],
  list: ['row', 'field', 'words', 'list.css', 'shared.css'],
  detail: ['row', 'words', 'box', 'shared.css'],
  form: ['box', 'field', 'shared.css'],
  figures: ['words', 'frame'],
  frame: [],
  canvas: ['frame', 'axis'],
  row: ['gathering'],
  gathering: ['aside-dialogs'],
  'aside-dialogs': ['big-dialogs'],
  words: [],
  paper: [],
  box: ['big-dialogs'],
  axis: ['big-charts'],
  legend: ['canvas', 'swatch'],
  print: ['swatch'],
  swatch: [],
  'list.css': [],
  'shared.css': [],
  'big-dialogs': [],
  'big-charts': [],
  'never-at-once': ['words'],
};

const graph: Graph = (id) => (imports[id] ? { importedIds: imports[id] } : null);

const cut: Cut = {
  entry: 'entry',
  firstScreen: 'login',
  heavy: [
    { name: 'dialogs', path: /big-dialogs/ },
    { name: 'charts', path: /big-charts/ },
  ],
  aside: /^aside-/,
  loads: [
    { area: 'login', modules: ['login'] },
    { area: 'articles', modules: ['list'] },
    { area: 'articles', modules: ['detail'] },
    { area: 'users', modules: ['form'] },
    { area: 'figures', modules: ['figures'], next: ['canvas'], later: ['legend'] },
    { area: 'papers', modules: ['paper'], next: ['print'] },
  ],
};

describe('the chunk of a module', () => {
  const chunks = chunkOfModules(graph, cut);
  const chunk = (id: string) => chunks.get(id);

  it('is the base for what every page needs, and for what the first screen shares', () => {
    expect(['entry', 'react', 'field'].map(chunk)).toEqual(['base', 'base', 'base']);
    expect(['login', 'login.css'].map(chunk)).toEqual(['login', 'login']);
  });

  it("is its area's, which is divided where a screen loads a heavy package", () => {
    expect(['list', 'row'].map(chunk)).toEqual(['articles', 'articles']);
    expect(chunk('detail')).toBe('articles-dialogs');
  });

  it('is shared where several areas need it, with the heavy package that all of them have', () => {
    expect(chunk('words')).toBe('shared');
    expect(['box', 'big-dialogs'].map(chunk)).toEqual(['shared-dialogs', 'shared-dialogs']);
  });

  it('sets apart what comes when the screen stands, and what comes after that', () => {
    expect(['figures', 'frame'].map(chunk)).toEqual(['figures', 'figures']);
    expect(['canvas', 'axis', 'big-charts'].map(chunk)).toEqual(Array(3).fill('figures-charts-next'));
    expect(chunk('legend')).toBe('figures-charts-later');
  });

  it('comes with the earlier of those that need it when they stand', () => {
    expect(['print', 'swatch'].map(chunk)).toEqual(['papers-next', 'shared-next']);
  });

  it('of a style sheet is one of two for a screen: of its area, or of all', () => {
    expect(chunk('list.css')).toBe('articles');
    expect(chunk('shared.css')).toBe('shared');
  });

  it('is left to the bundler for what a press alone wants', () => {
    expect(chunk('never-at-once')).toBeUndefined();
  });

  it('follows from what is used, not from all that a file gathers', () => {
    expect(['row', 'gathering'].map(chunk)).toEqual(['articles', 'articles']);
    expect(chunk('aside-dialogs')).toBeUndefined();
  });

  it('never needs one that needs it', () => {
    const needed = new Map<string, Set<string>>();
    for (const [id, targets] of Object.entries(imports))
      for (const target of targets) {
        const [from, to] = [chunk(id), chunk(target)];
        if (from && to && from !== to) needed.set(from, (needed.get(from) ?? new Set()).add(to));
      }
    for (const [from, targets] of needed)
      for (const to of targets)
        expect([from, to, needed.get(to)?.has(from) ?? false]).toEqual([from, to, false]);
  });
});
