import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { measureBuild } from '../../build/budgets.ts';
import type { Measure } from '../bench.ts';

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

/** The initial load of each route, in a new build. */
export const bundle: Measure = {
  name: 'bundle',
  async run({ folder }) {
    const built = join(folder, 'web');
    node('node_modules/vite/bin/vite.js', 'build', '--outDir', built, '--logLevel', 'error');
    return measureBuild(built).map(({ name, size, limit }) => ({
      name: `첫 스크립트: ${name}`,
      unit: 'kB',
      samples: [size],
      bar: { of: 'median', most: limit },
    }));
  },
};
