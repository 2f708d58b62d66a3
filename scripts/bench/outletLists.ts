import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outsideData } from '../../tests/helpers/outsideData.ts';

/** Real lists of outlets are stored beside the project, never in it. */
const real = outsideData('outlets');

/** The lists to measure with, from the folder BENCH_OUTLETS or the real ones; empty if neither exists. */
export const outletLists = (): { paths: string[]; name: string } => {
  const folder = process.env['BENCH_OUTLETS'] ?? real;
  const paths = existsSync(folder)
    ? globSync('*.{ndjson,ndjson.gz,csv}', { cwd: folder })
        .sort()
        .map((file) => join(folder, file))
    : [];
  return { paths, name: paths.map((path) => basename(path)).join(', ') };
};
