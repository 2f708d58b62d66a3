import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { firstVisits, measureBuild } from '../../build/budgets.ts';
import type { Measure } from '../bench.ts';
import type { Figure } from '../figures.ts';

const root = resolve(import.meta.dirname, '../../..');

const node = (...args: string[]): number => {
  const since = performance.now();
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
  return (performance.now() - since) / 1000;
};

/** The whole generator in check mode, from process start to end. */
export const generator: Measure = {
  name: 'generator',
  run: async () => [
    {
      name: '생성기 전체',
      unit: 's',
      samples: Array.from({ length: 5 }, () => node('scripts/generate/main.ts', '--check')),
      bar: { of: 'median', most: 2 },
    },
  ],
};

/** The initial load of each route, and all files of a first visit to each screen, in a new build. */
export const bundle: Measure = {
  name: 'bundle',
  async run({ folder }) {
    const built = join(folder, 'web');
    node('node_modules/vite/bin/vite.js', 'build', '--outDir', built, '--logLevel', 'error');
    return [
      ...measureBuild(built).map(
        ({ name, size, limit }): Figure => ({
          name: `첫 스크립트: ${name}`,
          unit: 'kB',
          samples: [size],
          bar: { of: 'median', most: limit },
        }),
      ),
      ...firstVisits(built).map(
        ({ path, scripts, styleSheets, size }): Figure => ({
          name: `처음 방문에 받는 모든 스크립트와 스타일: ${path}`,
          unit: 'kB',
          samples: [size],
          note: `스크립트 ${scripts}개, 스타일 시트 ${styleSheets}개`,
        }),
      ),
    ];
  },
};
