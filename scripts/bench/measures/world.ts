import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countText } from '#contract/countText.ts';
import { row } from '#server/kernel/database/rows.ts';
import { openSource } from '#server/modules/collection/index.ts';
import { rss } from '../../../tests/helpers/feedServer.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { startWorker } from '../../../tests/helpers/workerProcess.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Bench, type Measure, type Place, withServer } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import { corpusWords } from '../corpus/questions.ts';
import { feedHosts, type ServedFeed } from '../feedHosts.ts';
import type { Figure } from '../figures.ts';
import { memoryOf } from '../memory.ts';
import { collects, register, within } from '../registeredSources.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 3_000_000);
const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);

const sources = 4_000;
const hosts = 400;
/** New articles of a source per visit; each source is visited once an hour: 55 articles a second. */
const perVisit = 50;
/** Percentage of sources whose servers never respond, and whose articles' pages are fetched. */
const deadShare = 2;
const pagesShare = 3;
/** Seconds between two looks at the figures, and looks between two sign-ins. */
const between = 15;
const signInEvery = 20;

/** Titles and texts of the articles to measure with, of which new ones are put together. */
interface Texts {
  titles: readonly string[];
  sentences: readonly string[];
}

const textsOf = async (bench: Bench): Promise<Texts> => {
  const { path } = await bench.articles();
  const { source } = await openSource(path);
  const titles: string[] = [];
  const sentences: string[] = [];
  if (source)
    for await (const { raw } of source.entries(0)) {
      const title = raw?.lclanTtl ?? raw?.kornTtl;
      if (title) titles.push(title);
      sentences.push(...(raw?.articleCn ?? '').split(/(?<=[.。])\s+/u).filter((one) => one.length > 20));
    }
  return { titles, sentences };
};

/** A number below `below`, the same for the same seed. */
const picked = (seed: number, below: number): number => {
  let mixed = Math.imul(seed ^ (seed >>> 15), 0x2c_1b_3c_6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
};

const passage = ({ sentences }: Texts, seed: number, length: number): string =>
  Array.from({ length }, (_, place) => sentences[picked(seed * 31 + place, sentences.length)]).join(' ');

/** What a source publishes at its nth visit: articles of the last hour, one in eight of which others publish too. */
const published = (texts: Texts, linkOf: (item: string) => string, feed: number, visit: number): string =>
  rss(
    Array.from({ length: perVisit }, (_, item) => {
      const isShared = item % 8 === 0;
      const seed = isShared
        ? 7_000_000 + visit * perVisit + item
        : (visit * sources + feed) * perVisit + item;
      const [first, second] = [seed, seed + 1].map((one) => texts.titles[picked(one, texts.titles.length)]);
      return {
        title: isShared ? `${first}` : `${first} – ${second}`,
        link: linkOf(`${visit}-${item}`),
        summary: passage(texts, seed, 4),
        date: new Date(Date.now() - picked(seed, 3_600_000)).toUTCString(),
      };
    }),
    { title: `신문 ${feed}` },
  );

const number = z.object({ n: z.coerce.number() });
const lastArticle = () => row(number, sql`select coalesce(max(article_id), 0) n from article`);
const storedSince = (id: number) => row(number, sql`select count(*) n from article where article_id > ${id}`);
const unclustered = () => row(number, sql`select count(*) n from cluster_waiting`);
const unanalysed = (id: number) =>
  row(number, sql`select count(*) n from article where article_id > ${id} and anls_yn is distinct from 'Y'`);
const overdue = () =>
  row(
    number,
    sql`select coalesce(extract(epoch from max(now() - due_dt)), 0) n from media_feed where due_dt < now()`,
  );

/** The most frequent word of the titles that the sources publish: in the old articles it does not occur. */
const wordOfToday = ({ titles }: Texts): string => {
  const counts = new Map<string, number>();
  for (const word of titles.flatMap((title) => title.match(/[가-힣]{3,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
};

const questions = (texts: Texts): Record<string, string> => ({
  '기사 목록': '/api/article-list?sort=regDt,DESC&total=capped',
  '오늘의 말 검색': `/api/search-list?searchText=${encodeURIComponent(wordOfToday(texts))}&sort=accuracy&total=capped`,
  '검색(최신순)': `/api/search-list?searchText=${encodeURIComponent(corpusWords.middle)}&sort=latest&total=capped`,
  '검색(정확도순)': `/api/search-list?searchText=${encodeURIComponent(corpusWords.common)}&sort=accuracy&total=capped`,
});

/** How long an answer takes in ms, and whether it was refused because too much was to do. */
const timeOf = async (staff: Visitor, path: string): Promise<{ ms: number; isRefused: boolean }> => {
  const since = performance.now();
  const answer = await staff.get(path);
  await answer.text();
  if (!answer.ok && answer.status !== 503) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - since, isRefused: !answer.ok };
};

/** Collects for the given time, and looks at everything every few seconds. */
const hour = async (bench: Bench, place: Place, url: string, serverPid: number): Promise<Figure[]> => {
  const texts = await textsOf(bench);
  const visits = new Map<number, number>();
  const servers = await feedHosts(hosts, (feed, page): ServedFeed => {
    const delay = 50 + picked(feed, 600);
    if (page !== undefined)
      return {
        body: `<html><body><article><p>${passage(texts, feed, 12)}</p></article></body></html>`,
        type: 'text/html',
        delay,
      };
    if (feed % 100 < deadShare) return { body: '' };
    const visit = (visits.get(feed) ?? 0) + 1;
    visits.set(feed, visit);
    return { body: published(texts, (item) => servers.urlOf(feed, item), feed, visit), delay };
  });
  const staff = visitor(url);
  const signIn = () => staff.signIn('staff@demo.go.kr', 'Staff!2345');
  await signIn();
  const asked = questions(texts);
  const times = Object.fromEntries(Object.keys(asked).map((name): [string, number[]] => [name, []]));
  const memory: { worker: number[]; server: number[] } = { worker: [], server: [] };
  const delays: number[] = [];
  let refused = 0;
  try {
    return await within(place, async (database) => {
      await register(database, servers, sources);
      await database.handle.execute(
        sql`update media_feed set next_clct_dt = due, due_dt = due,
            page_yn = case when media_feed_id % 100 < ${pagesShare} then 'Y' else 'N' end
          from (select media_feed_id id, now() + random() * interval '1 hour' as due from media_feed) spread
          where media_feed_id = id`,
      );
      const { n: before } = await lastArticle();
      const worker = await startWorker({ ...place, ...collects }, { isMeasured: true });
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1_000;
      for (let look = 1; seconds() < minutes * 60; look += 1) {
        await wait(between * 1_000);
        // a session ends after some minutes
        if (look % signInEvery === 0) await signIn();
        for (const [name, path] of Object.entries(asked)) {
          const { ms, isRefused } = await timeOf(staff, path);
          times[name]?.push(ms);
          if (isRefused) refused += 1;
        }
        memory.worker.push(memoryOf(worker.pid).now);
        memory.server.push(memoryOf(serverPid).now);
        delays.push((await overdue()).n);
      }
      const duration = seconds();
      const { n: stored } = await storedSince(before);
      const { n: waiting } = await unclustered();
      const { n: left } = await unanalysed(before);
      await worker.stop();
      const note = `수집원 ${countText(sources)}, ${minutes}분, 기사 ${countText(rows)} 옆에서, 새 기사 ${countText(stored)}`;
      const rest = memory.worker.slice(Math.floor(memory.worker.length / 3));
      return [
        {
          name: '세계: 저장한 기사',
          unit: '건/s',
          samples: [stored / duration],
          bar: { of: 'median', least: 50 },
          note,
        },
        { name: '세계: 하이라이트를 기다리는 기사', unit: '개', samples: [waiting], note },
        { name: '세계: 분석을 기다리는 기사', unit: '개', samples: [left], note },
        { name: '세계: 너무 오래 걸려 거절한 조회', unit: '개', samples: [refused], note },
        { name: '세계: 늦은 방문', unit: 's', samples: delays, bar: { of: 'p95', most: 300 }, note },
        {
          name: '세계: 수집 프로세스의 메모리',
          unit: 'MB',
          samples: rest,
          bar: { of: 'p95', most: 500 },
          note,
        },
        {
          name: '세계: 수집 프로세스의 처음과 마지막',
          unit: 'MB',
          samples: [rest[0] ?? 0, rest.at(-1) ?? 0],
          note,
        },
        { name: '세계: 서버의 메모리', unit: 'MB', samples: memory.server, note },
        ...Object.entries(times).map(
          ([name, samples]): Figure => ({
            name: `세계: ${name}, 모으는 동안`,
            unit: 'ms',
            samples,
            bar: { of: 'p95', most: 250 },
            note: asked[name] ?? '',
          }),
        ),
      ];
    });
  } finally {
    servers.close();
  }
};

/** A ministry's largest day: thousands of sources collected beside millions of articles, read at the same time. */
export const world: Measure = {
  name: 'world',
  isByNameOnly: true,
  async run(bench) {
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 세계 규모의 측정을 건너뜁니다.');
      return [];
    }
    const database = await corpusDatabase(rows, bench.say);
    const place = { DATABASE_URL: database.url, DATA_DIR: join(bench.folder, 'world') };
    try {
      return await withServer({ ...place, COLLECT: '0' }, ({ url, pid }) => hour(bench, place, url, pid));
    } finally {
      await database.close();
    }
  },
};
