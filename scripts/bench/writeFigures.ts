import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { type Figure, median, p95 } from './figures.ts';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');
/** Folder of the stored figures, one file per measure. */
export const folder = join(root, 'docs/bench');

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Properties of the machine that affect the figures, without anything that identifies it or its owner. */
const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  pglite: versionOf('@electric-sql/pglite'),
});

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

const short = (value: number): number => Number(value.toPrecision(5));

/** Writes the figures of one measurement with all samples to docs/bench/<name>.json; earlier ones are in git. */
export const writeFigures = (name: string, figures: readonly Figure[]): void => {
  const record = {
    measuredAt: new Date().toISOString(),
    commit: commit(),
    machine: machine(),
    figures: figures.map((figure) => ({
      ...figure,
      median: short(median(figure.samples)),
      p95: short(p95(figure.samples)),
      samples: figure.samples.map(short),
    })),
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(record));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root, stdio: 'ignore' });
};
