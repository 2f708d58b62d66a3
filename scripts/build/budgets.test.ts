import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Budget, measureBuild, overLimit, sizeTable, tooManyFiles } from './budgets.ts';
import type { FirstLoad } from './firstLoads.ts';
import { readScreenFiles } from './screenFiles.ts';
import { sizeBudgets } from './sizeBudgets.ts';

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  const built = join(folder, 'dist');
  const budget: Budget = { name: '첫 화면', path: '/', limit: 5 };
  const load: FirstLoad = {
    area: 'first',
    paths: ['/'],
    modules: ['page.ts'],
    next: ['next.ts'],
    later: ['later.ts', 'next.ts'],
  };
  const buildWith = (limits: Parameters<typeof sizeBudgets>[0]) =>
    build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { modulePreload: { polyfill: false } },
      plugins: [sizeBudgets({ loads: [load], table: [budget], ...limits })],
    });
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    const files = {
      'index.html': '<script type="module" src="/main.ts"></script>',
      'main.ts': 'console.log("the page", location.href); void import("./page.ts");',
      'page.ts': 'import "./page.css"; document.title = "page"; void import("./next.ts");',
      'next.ts': 'document.title = "next"; void import("./later.ts");',
      'page.css': 'p { color: red }',
      'later.ts': 'document.title = "later";',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });
  beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => vi.mocked(console.log).mockClear());
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('within its budget succeeds and prints the sizes', async () => {
    await buildWith({});
    expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/[01]\.\d {2}한도 5 {2}첫 화면$/));
  });

  it('over a planted limit of one byte fails and says which screen it is', async () => {
    await expect(buildWith({ table: [{ ...budget, limit: 0.001 }] })).rejects.toThrow(
      /첫 화면 [01]\.\d kB \(한도 0\.001\)/,
    );
  });

  it('whose first visit asks for more files than it may fails and says which screen it is', async () => {
    await expect(buildWith({ files: { scripts: 3, styleSheets: 1 } })).rejects.toThrow(
      '/ (스크립트 4개, 스타일 시트 1개)',
    );
  });

  it('whose style sheets are too large fails and says which screen it is', async () => {
    await expect(buildWith({ styles: 0.001 })).rejects.toThrow(/0\.001 kB까지입니다: \/ 0\.\d kB\./);
  });

  it('keeps which files a screen begins with, and weighs its scripts compressed', async () => {
    await buildWith({});
    const [screen] = readScreenFiles(built);
    const names = (files: string[] = []) => files.map((file) => file.replace(/^assets\/(.*)-.{8}\./, '$1.'));
    expect([screen?.paths, names(screen?.first), names(screen?.next), names(screen?.later)]).toEqual([
      ['/'],
      ['index.js', 'page.js', 'page.css'],
      ['next.js'],
      ['later.js'],
    ]);
    const scripts = [...(screen?.first ?? []), ...(screen?.next ?? [])].filter((file) =>
      file.endsWith('.js'),
    );
    const bytes = scripts.map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
    const [row] = measureBuild(built, [budget]);
    expect(row?.size).toBeCloseTo(bytes.reduce((sum, size) => sum + size) / 1000, 6);
  });

  it('without a module of the table fails and names it', async () => {
    await expect(buildWith({ loads: [{ ...load, modules: ['gone.ts'] }] })).rejects.toThrow('gone.ts');
  });

  it('without a screen of the table fails and names it', async () => {
    await expect(buildWith({ table: [{ ...budget, path: '/gone' }] })).rejects.toThrow('/gone');
  });
});

describe('the sizes', () => {
  const row = { name: '로그인', path: '/login', limit: 140 };
  it('say which are over the limit', () => {
    const sizes = [129.94, 140.1].map((size) => ({ ...row, size }));
    expect(sizeTable(sizes).split('\n').slice(1)).toEqual([
      '   129.9  한도 140  로그인',
      '   140.1  한도 140  로그인  한도 초과',
    ]);
    expect(overLimit(sizes)).toEqual([sizes[1]]);
  });
});

describe('the files of a first visit', () => {
  it('count with those that come when the screen stands', () => {
    const screen = { paths: ['/a'], first: ['a.js', 'a.css'], next: ['c.js'], later: ['b.js', 'b.css'] };
    expect(tooManyFiles([screen], { scripts: 3, styleSheets: 2 })).toEqual([]);
    expect(tooManyFiles([screen], { scripts: 2, styleSheets: 2 })).toEqual([
      '/a (스크립트 3개, 스타일 시트 2개)',
    ]);
    expect(tooManyFiles([screen], { scripts: 3, styleSheets: 1 })).toHaveLength(1);
  });
});
