import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '../bench.ts';
import { collectInto } from '../collectInto.ts';

const runs = 3;

/** The whole collect command on the embedded database, including its start. */
export const importing: Measure = {
  name: 'import',
  async run(bench) {
    const { path, name } = await bench.articles();
    const samples: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const folder = join(bench.folder, `import-${run}`);
      cpSync(await bench.preparedFolder(), folder, { recursive: true });
      const { stored, seconds } = await collectInto({ DATA_DIR: folder }, path);
      samples.push(stored / seconds);
      rmSync(folder, { recursive: true });
    }
    return [
      {
        name: '기사 가져오기 (PGlite)',
        unit: '건/s',
        samples,
        bar: { of: 'median', least: 300 },
        note: name,
      },
    ];
  },
};
