import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { grouped } from '#contract/countText.ts';
import { savedView } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { articleStore, emptyTally, normalise } from '#server/modules/collection/index.ts';
import { readMatchItems } from '#server/modules/search/index.ts';
import { matchSome, watchedSearches } from '#server/modules/watch/index.ts';
import type { Measure } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { within } from '../registeredSources.ts';

const counts = [10, 1_000, 10_000] as const;
/** Articles that are compared. */
const articles = 500;

/** Reproducible random numbers below a bound. */
const numbers =
  (seed: number) =>
  (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };

/** Searches as people save them: one to three words of the texts, some alternatives, exclusions, fields and phrases. */
const queries = (words: readonly string[], nations: readonly string[], count: number): string[] => {
  const below = numbers(11);
  const word = (): string => words[below(words.length)] ?? '';
  return Array.from({ length: count }, () => {
    const kind = below(10);
    const more = below(4) === 0 ? `&ntnId=${nations[below(nations.length)]}` : '';
    const text =
      kind < 3
        ? word()
        : kind < 6
          ? `${word()} ${word()}`
          : kind === 6
            ? `${word()} OR ${word()} OR ${word()}`
            : kind === 7
              ? `${word()} -${word()}`
              : kind === 8
                ? `"${word()} ${word()}"`
                : `제목:${word()} (${word()} OR ${word()})`;
    return `lclsfNm=all&searchText=${encodeURIComponent(text)}${more}`;
  });
};

/** Articles that are stored at a time, and how often. */
const storedAtOnce = 1_000;
const rounds = 5;

/**
 * Stores articles as collecting does, and compares them in the same process, which holds the database too.
 * @returns articles per second of processor
 */
const storing = async (texts: readonly { title: string; body: string }[], run: string): Promise<number> => {
  const items = texts.slice(0, storedAtOnce).flatMap(({ title, body }, at) => {
    const url = `https://www.measured.example/${run}/${at}`;
    return (
      normalise({ lclanTtl: `${title} ${run}`, articleCn: body, url, mediaName: '측정' }, run, new Date())
        .item ?? []
    );
  });
  await watchedSearches();
  const store = articleStore();
  const began = process.cpuUsage();
  for (let from = 0; from < items.length; from += 200) {
    const progress = { source: run, sourceName: run, position: from, done: false, tally: emptyTally() };
    await store.storeBatch(items.slice(from, from + 200), progress);
  }
  while ((await matchSome()) > 0);
  const { user, system } = process.cpuUsage(began);
  return items.length / ((user + system) / 1e6);
};

/** Storing and comparing with all saved searches, and without any, by turns. */
const storingFigures = async (texts: readonly { title: string; body: string }[]): Promise<Figure[]> => {
  const rates: Record<'N' | 'Y', number[]> = { N: [], Y: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const delYn of ['Y', 'N'] as const) {
      await db().update(savedView).set({ delYn, mdfcnDt: new Date() });
      rates[delYn].push(await storing(texts, `${round}${delYn}`));
    }
  const [slow, fast] = [rates.N, rates.Y].map(
    (samples) => samples.toSorted((a, b) => a - b)[rounds >> 1] ?? 0,
  );
  const note = `한 번에 ${grouped(storedAtOnce)}건을 저장하고 견줌, 프로세서 초마다`;
  return [
    {
      name: '지켜보기 없이: 기사 저장',
      unit: '건/s',
      samples: rates.Y,
      bar: { of: 'median', least: 500 },
      note,
    },
    {
      name: `지켜보기 ${grouped(counts.at(-1) ?? 0)}개: 기사 저장`,
      unit: '건/s',
      samples: rates.N,
      bar: { of: 'median', least: 500 },
      note,
    },
    {
      name: '지켜보기로 느려짐',
      unit: '%',
      samples: [100 * (1 - (slow ?? 0) / (fast || 1))],
      bar: { of: 'median', most: 20 },
    },
  ];
};

/** Comparing new articles with saved searches: processor time per article, and articles per second of the whole job. */
export const watches: Measure = {
  name: 'watches',
  async run(bench) {
    const folder = join(bench.folder, 'watches');
    cpSync(await bench.importedFolder(), folder, { recursive: true });
    return within({ DATA_DIR: folder }, async () => {
      const texts = await rows(
        z.object({ title: z.string(), body: z.string() }),
        sql`select coalesce(korn_ttl, '') || ' ' || coalesce(lclan_ttl, '') as title, coalesce(article_cn, '') as body
            from article order by article_id limit 3000`,
      );
      const words = texts.flatMap(
        ({ title, body }) => `${title} ${body.slice(0, 600)}`.match(/[\p{L}\p{N}]{2,}/gu) ?? [],
      );
      const nations = await rows(
        z.object({ id: z.string() }),
        sql`select distinct ntn_id id from article where ntn_id is not null`,
      );
      const ids = await rows(
        z.object({ id: z.coerce.number() }),
        sql`select article_id id from article order by article_id desc limit ${articles}`,
      );
      const all = queries(
        words,
        nations.map(({ id }) => id),
        counts.at(-1) ?? 0,
      );
      const figures: Figure[] = [];
      let stored = 0;
      for (const count of counts) {
        for (; stored < count; stored += 500)
          await db()
            .insert(savedView)
            .values(
              all.slice(stored, Math.min(stored + 500, count)).map((cndCn, at) => ({
                userId: `measured-${stored + at}`,
                menuUrl: '/article/Article',
                viewNm: `검색 ${stored + at}`,
                cndCn,
              })),
            );
        stored = count;
        const since = performance.now();
        const { index } = await watchedSearches();
        const reading = performance.now() - since;
        const perArticle: number[] = [];
        let hits = 0;
        for (let from = 0; from < ids.length; from += 100)
          for (const item of await readMatchItems(ids.slice(from, from + 100).map(({ id }) => id))) {
            const before = process.cpuUsage();
            hits += (await index.matching(item)).length;
            const { user, system } = process.cpuUsage(before);
            perArticle.push((user + system) / 1_000);
          }
        await db().execute(sql`delete from watch_waiting`);
        await db().execute(
          sql`insert into watch_waiting (article_id) select article_id from article order by article_id desc limit ${articles}`,
        );
        const began = performance.now();
        while ((await matchSome()) > 0);
        const seconds = (performance.now() - began) / 1_000;
        const note = `저장한 검색 ${grouped(count)}개, 기사 ${articles}건, 찾은 것 ${grouped(hits)}건`;
        figures.push(
          {
            name: `지켜보기 ${grouped(count)}개: 기사 하나 견주기`,
            unit: 'ms',
            samples: perArticle,
            bar: { of: 'median', most: 20 },
            note,
          },
          {
            name: `지켜보기 ${grouped(count)}개: 견주어 저장`,
            unit: '건/s',
            samples: [articles / seconds],
            note,
          },
          { name: `지켜보기 ${grouped(count)}개: 검색 읽기`, unit: 'ms', samples: [reading], note },
        );
      }
      return [...figures, ...(await storingFigures(texts))];
    });
  },
};
