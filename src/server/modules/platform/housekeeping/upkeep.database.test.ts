// On both engines: PostgreSQL vacuums its tables itself, the embedded database on request.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { reading } from '#server/kernel/database/db.ts';
import { row, rows, run } from '#server/kernel/database/rows.ts';
import { recountChangedMonths } from '#server/modules/statistics/index.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articlesState, vacuumArticles, vacuumKeywords, wantsUpkeep } from './upkeep.ts';

const { app, database } = await testApp();

const countsAlongIndexAlone = async (): Promise<boolean> => {
  const plan = await reading({ enable_seqscan: 'off', enable_bitmapscan: 'off' }, () =>
    rows(
      z.object({ 'QUERY PLAN': z.string() }),
      sql`explain (analyze, costs off) select ntn_id, count(*) from article
        where item_knd = 'article' and del_yn = 'N' and frm_trsf_nscvrg_dt > '2020-01-01' group by 1`,
    ),
  );
  return plan.some((line) => line['QUERY PLAN'].includes('Heap Fetches: 0'));
};

// PostgreSQL vacuums its tables itself, at unpredictable times
it.runIf(database.engine === 'pglite')('many rows that came are counted along the index alone', () =>
  inDatabase(async () => {
    await run(
      sql`insert into article (korn_ttl, ntn_id, frm_trsf_nscvrg_dt, article_cn)
        select 'ㄱ', 'FR', timestamptz '2026-01-01' + n * interval '1 minute', repeat(md5(n::text), 40)
        from generate_series(1, 6000) as n`,
    );
    await run(sql`analyze article`);
    expect([wantsUpkeep(await articlesState()), await countsAlongIndexAlone()]).toEqual([true, false]);
    await vacuumArticles();
    // what was counted within a second of the last report is reported later
    await run(sql`select pg_stat_force_next_flush()`);
    expect([wantsUpkeep(await articlesState()), await countsAlongIndexAlone()]).toEqual([false, true]);
  }),
);

const number = z.object({ n: z.number() });
const noted = () =>
  inDatabase(async () => (await row(number, sql`select count(*)::int n from keyword_change`)).n);
/** The articles are marked as analysed: a listening server would analyse them otherwise and change their keywords. */
const writeKeywords = () =>
  run(
    sql`insert into article (korn_ttl, kw, anls_yn, frm_trsf_nscvrg_dt)
      values ('ㄴ', array[7], 'Y', '2026-03-04'), ('ㄷ', array[7], 'Y', '2026-05-04')`,
  );

// on the embedded database it waits until there has been no request for two minutes
it.runIf(database.engine === 'postgres')(
  'a server that begins to listen counts changed keywords anew',
  async () => {
    await inDatabase(writeKeywords);
    expect(await noted()).toBeGreaterThan(0);
    await app.listen({ port: 0 });
    await expect.poll(noted).toBe(0);
    const counted = sql`select sum(article_cnt)::int n from keyword_month where token = 7`;
    expect(await inDatabase(() => row(number, counted))).toEqual({ n: 2 });
  },
);

// PostgreSQL removes it by itself
it.runIf(database.engine === 'pglite')('what counting keywords anew leaves behind is taken away', () =>
  inDatabase(async () => {
    for (let time = 0; time < 200; time += 1) await writeKeywords();
    await recountChangedMonths();
    const size = sql`select pg_relation_size('keyword_change')::int n`;
    expect((await row(number, size)).n).toBeGreaterThan(0);
    await vacuumKeywords();
    expect(await row(number, size)).toEqual({ n: 0 });
  }),
);
