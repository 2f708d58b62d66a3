import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/kernel/database/client.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { articleTokens, noFindings } from '#server/modules/search/index.ts';
import { startServer } from './server.ts';
import { testEnvironment } from './testEnvironment.ts';

const literal = (tokens: readonly number[]) => sql.raw(`'{${tokens.join(',')}}'`);
const tokens = articleTokens({
  ...noFindings,
  kornTtl: '한국 문화 소식',
  lclanTtl: null,
  articleCn: null,
  articleTransCn: null,
  jrnlLclanNm: null,
});

/**
 * A data folder with as many articles as an office collects in a year: titles, two bodies of some paragraphs, classes
 * and times.
 */
export const yearOfArticles = async (dataDir: string, rows: number): Promise<void> => {
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
  await withDatabase(database, async () => {
    await db().execute(sql`
      insert into article (item_knd, korn_ttl, lclan_ttl, lan_cd, ntn_id, lclsf_nm, url, article_cn, article_trans_cn,
        menual_yn, ai_yn, pay_yn, reg_dt, frm_trsf_nscvrg_dt, main_snths_scr, tk, tb)
      select 'article', '한국 문화 소식 ' || n, 'News of Korean culture ' || n, 'en', 'FR', 'KOREA',
        'https://example.org/' || n, repeat('A paragraph of an article about culture. ' || n || E'\n', 30),
        repeat('문화를 다룬 기사의 한 단락이다. ' || n || E'\n', 30), 'N', 'Y', 'N',
        now() - make_interval(secs => n * 60), now() - make_interval(secs => n * 61), n % 997,
        ${literal(tokens.tk)}, ${literal(tokens.tb)}
      from generate_series(1, ${sql.raw(String(rows))}) n`);
    await db().execute(sql`analyze article`);
  });
  await database.close();
};
