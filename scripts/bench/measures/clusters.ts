import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countText } from '#contract/countText.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
// past the index: measured without the call or job around it
import { clusterArticles } from '#server/modules/analysis/clustering/clusterArticles.ts';
import { clusterWaitingArticles } from '#server/modules/analysis/clustering/waiting.ts';
import { ArticleWindow } from '#server/modules/analysis/clustering/window.ts';
import { environment } from '../../../src/server/kernel/settings/environment.ts';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, type Place, withServer } from '../bench.ts';
import { collectInto } from '../collectInto.ts';
import type { Figure } from '../figures.ts';
import { memoryOf } from '../memory.ts';

/** Batch sizes: as after a round of feeds, and as queued during fast collection. */
const batches = [100, 500] as const;
/** Days of arriving articles, and preceding days that are stored already. */
const days = 2;
const before = 3;
const dayMs = 86_400_000;

const timeOf = (line: string): number => {
  const { published, frmTrsfNscvrgDt } = JSON.parse(line) as { published?: string; frmTrsfNscvrgDt?: string };
  return Date.parse(published ?? frmTrsfNscvrgDt ?? '');
};

/**
 * The articles of the densest days, as a file for the collect command. @returns the file, and the start of the first of
 * those days
 */
const densestDays = (path: string, folder: string): { file: string; from: number } => {
  const bytes = readFileSync(path);
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
  const counts = new Map<number, number>();
  const dayOf = (line: string) => Math.floor(timeOf(line) / dayMs);
  for (const line of lines) counts.set(dayOf(line), (counts.get(dayOf(line)) ?? 0) + 1);
  const densest = [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
  const file = join(folder, 'densest.ndjson');
  const those = lines.filter((line) => dayOf(line) >= densest - before && dayOf(line) < densest + days);
  writeFileSync(file, those.join('\n'));
  return { file, from: densest * dayMs };
};

/** The daily number of articles of 3,000 sources. */
const dense = { articles: 20_000, coming: 4_000, perDay: 13_000 };

/**
 * Articles of many days with their times compressed, as a file for the collect command. @returns the file, and when the
 * last part begins
 */
const pressedDays = (path: string, folder: string): { file: string; from: number } => {
  const bytes = readFileSync(path);
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
  const some = lines
    .filter((line) => !Number.isNaN(timeOf(line)))
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, dense.articles);
  const end = Date.parse('2026-06-30T12:00:00Z');
  const at = (place: number): string => new Date(end - (place * dayMs) / dense.perDay).toISOString();
  const file = join(folder, 'pressed.ndjson');
  const pressed = some.map((line, place) => {
    const item = JSON.parse(line) as Record<string, unknown>;
    const key = 'published' in item ? 'published' : 'frmTrsfNscvrgDt';
    return JSON.stringify({ ...item, [key]: at(place) });
  });
  writeFileSync(file, pressed.join('\n'));
  return { file, from: end - (dense.coming / dense.perDay) * dayMs };
};

const withDatabaseAt = async <T>(place: Place, work: () => Promise<T>): Promise<T> => {
  const database = await openDatabase(environment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...place }));
  try {
    return await withDatabase(database, work);
  } finally {
    await database.close();
  }
};

const arrival = z.object({ articleId: z.coerce.number().int(), time: z.coerce.number() });

/**
 * Adds articles batch by batch to those of the preceding days, queued as after any collection; measures the time until
 * all are clustered and the queue is empty.
 */
const articlesPerSecond = (place: Place, from: number, batch: number): Promise<number[]> =>
  withDatabaseAt(place, async () => {
    await db().execute(sql`update article set del_yn = 'N' where del_yn = 'Y'`);
    await db().execute(sql`truncate cluster_article, article_cluster`);
    const coming = await rows(
      arrival,
      sql`update article set del_yn = 'Y' where frm_trsf_nscvrg_dt >= ${new Date(from).toISOString()}::timestamptz
        returning article_id "articleId", extract(epoch from frm_trsf_nscvrg_dt) * 1000 "time"`,
    );
    coming.sort((one, other) => one.time - other.time || one.articleId - other.articleId);
    await db().execute(sql`truncate cluster_waiting`);
    // the preceding days are read at the start, not with every batch
    await clusterArticles([], from);
    const samples: number[] = [];
    for (let at = 0; at < coming.length; at += batch) {
      const part = coming.slice(at, at + batch);
      const ids = part.map(({ articleId }) => articleId);
      await db().execute(
        sql`update article set del_yn = 'N' where article_id = any(${`{${ids.join(',')}}`}::bigint[])`,
      );
      const since = performance.now();
      const count = await clusterWaitingArticles(new Date(part.at(-1)?.time ?? from));
      samples.push((1_000 * ids.length) / (performance.now() - since));
      if (count !== ids.length) throw new Error(`${count} articles waited, not ${ids.length}.`);
    }
    return samples;
  });

const large = 200_000;
const span = 72 * 3_600_000;

/** Term frequencies as in real texts: few terms are in many texts, most in few. */
const wordOf = (random: () => number): number => Math.floor(400_000 * random() ** 3) + 1;

/** A window with a hundred times our number of outlets: its memory, and its speed of adding articles. */
const largeWindow = (): { memory: number; speed: number[] } => {
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const empty = memoryOf(process.pid).now;
  const window = new ArticleWindow();
  const speed: number[] = [];
  for (let at = 0; at < large; at += 1_000) {
    const signatures = Array.from({ length: 1_000 }, (_, place) => {
      const words = new Set(Array.from({ length: 48 }, () => Math.imul(wordOf(random), 0x9e3779b1)));
      const hashes = Int32Array.from(words).sort();
      return {
        articleId: at + place + 1,
        time: ((at + place) / large) * span,
        mediaId: 1,
        title: null,
        wordings: [{ hashes, weights: new Float32Array(hashes.length).fill(1) }],
        features: new Int32Array(0),
        fingerprint: null,
      };
    });
    const since = performance.now();
    window.add(signatures);
    if (at >= large - 10_000) speed.push(1_000_000 / (performance.now() - since));
  }
  const memory = memoryOf(process.pid).now - empty;
  if (window.size !== large) throw new Error('The window lost articles.');
  return { memory, speed };
};

const figure = (engine: string, samples: number[], least: number, note: string): Figure => ({
  name: `하이라이트 묶기 (${engine})`,
  unit: '건/s',
  samples,
  bar: { of: 'median', least },
  note,
});

/** Clustering of articles into highlights. */
export const clusters: Measure = {
  name: 'clusters',
  async run(bench) {
    const { path, name } = await bench.articles();
    const figures: Figure[] = [];
    const sets = [
      { ...densestDays(path, bench.folder), of: name },
      {
        ...pressedDays(path, bench.folder),
        of: `${name}, 하루 ${countText(dense.perDay)}으로`,
      },
    ];
    for (const { file, from, of } of sets) {
      const measure = async (engine: string, place: Place, least: number) => {
        await collectInto(place, file);
        for (const batch of batches) {
          const samples = await articlesPerSecond(place, from, batch);
          figures.push(figure(engine, samples, least, `${of}, ${batch}건씩`));
        }
      };
      const folder = join(bench.folder, 'clusters');
      cpSync(await bench.preparedFolder(), folder, { recursive: true });
      await measure('PGlite', { DATA_DIR: folder }, 150);
      rmSync(folder, { recursive: true });
      if (!findPostgres()) continue;
      const cluster = await temporaryCluster({ keepsPromises: true });
      try {
        const place = {
          DATABASE_URL: cluster.url('postgres'),
          DATA_DIR: join(bench.folder, 'clusters-files'),
        };
        await withServer(place, async () => {});
        await measure('PostgreSQL', place, 500);
      } finally {
        await cluster.remove();
      }
    }
    const { memory, speed } = largeWindow();
    const window = `최근 72시간 ${countText(large)}`;
    return [
      ...figures,
      {
        name: '비교 창의 메모리',
        unit: 'MB',
        samples: [memory],
        bar: { of: 'median', most: 600 },
        note: window,
      },
      {
        name: '가득 찬 창에 넣기',
        unit: '건/s',
        samples: speed,
        bar: { of: 'median', least: 500 },
        note: window,
      },
    ];
  },
};
