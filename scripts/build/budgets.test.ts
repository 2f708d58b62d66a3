import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Budget, filesOf, type Manifest, measureBuild, overLimit, sizeTable } from './budgets.ts';
import { sizeBudgets } from './sizeBudgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'a.js', imports: ['_shared.js'] },
  'page.ts': { file: 'page.js', imports: ['_shared.js', 'index.html'] },
  'other.ts': { file: 'other.js' },
  '_shared.js': { file: 'shared.js' },
};

describe('the files of a route', () => {
  it('are its modules and all that they import, each once, also in a circle', () => {
    expect(filesOf(manifest, ['index.html', 'page.ts'])).toEqual(['a.js', 'page.js', 'shared.js']);
  });

  it('are unknown when a module is not in the build', () => {
    expect(filesOf(manifest, ['index.html', 'gone.ts'])).toBeUndefined();
  });
});

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  const page = 'console.log("the page", location.href);';
  const budget: Budget = { name: '첫 화면', modules: ['index.html', 'later.ts'], guide: 5, limit: 5 };
  const buildWith = (table: Budget[]) =>
    build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { manifest: true, modulePreload: { polyfill: false } },
      plugins: [sizeBudgets(table)],
    });
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.ts"></script>');
    writeFileSync(join(folder, 'main.ts'), `${page} void import("./later.ts");`);
    writeFileSync(join(folder, 'later.ts'), 'document.title = "later";');
  });
  beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => vi.mocked(console.log).mockClear());
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('within its budget succeeds and prints the sizes', async () => {
    await buildWith([budget]);
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/[01]\.\d {2}기준 5 · 한도 5 {2}첫 화면$/),
    );
  });

  it('over a planted limit of one byte fails and says which route it is', async () => {
    await expect(buildWith([{ ...budget, limit: 0.001 }])).rejects.toThrow(
      /첫 화면 [01]\.\d kB \(한도 0\.001\)/,
    );
  });

  it('weighs what a browser would load, compressed', async () => {
    await buildWith([]);
    const built = JSON.parse(readFileSync(join(folder, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
    const bytes = Object.values(built).map(
      ({ file }) => gzipSync(readFileSync(join(folder, 'dist', file))).length,
    );
    const [row] = measureBuild(join(folder, 'dist'), [budget]);
    expect(row?.size).toBeCloseTo(bytes.reduce((sum, size) => sum + size) / 1000, 6);
  });

  it('without a route of the table fails, unless that is still to come', async () => {
    const gone = { ...budget, modules: ['index.html', 'gone.ts'] };
    await expect(buildWith([gone])).rejects.toThrow('gone.ts');
    await buildWith([{ ...gone, later: true }]);
    expect(console.log).toHaveBeenCalledWith('화면별 첫 스크립트 (gzip, kB)');
  });
});

describe('the sizes', () => {
  const row = { name: '로그인', modules: [], guide: 130, limit: 140 };
  it('say which are over the guide and which over the limit; only the limit counts', () => {
    const sizes = [129.94, 130.1, 140.1].map((size) => ({ ...row, size }));
    expect(sizeTable(sizes).split('\n').slice(1)).toEqual([
      '   129.9  기준 130 · 한도 140  로그인',
      '   130.1  기준 130 · 한도 140  로그인  기준 초과',
      '   140.1  기준 130 · 한도 140  로그인  한도 초과',
    ]);
    expect(overLimit(sizes)).toEqual([sizes[2]]);
  });
});
