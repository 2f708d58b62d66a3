import { join } from 'node:path';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import { collectInto } from '../collectInto.ts';
import { listFigures } from './articleLists.ts';
import { recordFigures } from './records.ts';
import { startFigures } from './starting.ts';

/** The figures on a local PostgreSQL with durable writes (fsync on). */
export const onPostgres: Measure = {
  name: 'postgres',
  async run(bench) {
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 PostgreSQL 측정을 건너뜁니다.');
      return [];
    }
    const { path, name } = await bench.articles();
    const cluster = await temporaryCluster({ keepsPromises: true });
    try {
      const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(bench.folder, 'postgres') };
      await withServer(place, async () => {});
      const { stored, seconds } = await collectInto(place, path);
      const figures = await withServer(place, async ({ url }) => [
        ...(await listFigures(url, 'PostgreSQL')),
        ...(await recordFigures(url, 'PostgreSQL')),
      ]);
      return [
        {
          name: '기사 가져오기 (PostgreSQL)',
          unit: '건/s',
          samples: [stored / seconds],
          bar: { of: 'median', least: 500 },
          note: name,
        },
        ...figures,
        ...(await startFigures(place, 'PostgreSQL', { seconds: 1, memory: 130 })),
      ];
    } finally {
      await cluster.remove();
    }
  },
};
