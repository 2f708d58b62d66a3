import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { CountedItem } from '#generated/types/statisticsCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { keywordTokens } from '#server/modules/search/index.ts';
import { random } from '../../scripts/demo/random.ts';
import { signedIn } from '../helpers/client.ts';
import { fixtureItems } from '../helpers/fixtureItems.ts';
import { storeItems } from '../helpers/searchTruth.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const rounds = 24;

/** Adds classes and keywords, which collected articles lack: classes by article id, keywords from the title. */
const giveKeywords = async (): Promise<void> => {
  const { articleId, kornTtl, lclanTtl } = article;
  for (const row of await db().select({ articleId, kornTtl, lclanTtl }).from(article)) {
    const words = [...new Set(`${row.kornTtl ?? ''} ${row.lclanTtl ?? ''}`.match(/\p{L}{4,20}/gu) ?? [])];
    const chips = { featExtrKwdList: words.slice(0, 4), featExtr: { pern: words.slice(3, 6) } };
    await db()
      .update(article)
      .set({
        ...chips,
        kw: keywordTokens(chips),
        featExtrMclsf: `MCLSF_0${1 + (row.articleId % 9)}`,
        lclsfNm: row.articleId % 3 ? 'GLOBAL' : 'KOREA',
      })
      .where(eq(articleId, row.articleId));
  }
};

interface Condition {
  query: Record<string, string | string[]>;
  where: SQL[];
}

const dateAfter = (days: number): string =>
  new Date(Date.parse('2025-08-01') + days * 86_400_000).toISOString().slice(0, 10);

/** Random conditions in two forms: as the screen sends them, and as plain SQL written independently. */
const someCondition = (chance: ReturnType<typeof random>): Condition => {
  const first = chance.integer(0, 120);
  const [startDate, endDate] = [dateAfter(first), dateAfter(first + chance.integer(0, 200))];
  const condition: Condition = {
    query: { startDate, endDate },
    where: [sql`(frm_trsf_nscvrg_dt at time zone 'Asia/Seoul')::date between ${startDate} and ${endDate}`],
  };
  const add = (query: Condition['query'], where: SQL) => {
    Object.assign(condition.query, query);
    condition.where.push(where);
  };
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const nations = chance.sample(['CN', 'US', 'GB', 'JP', 'FR', 'IQ', 'KR'], chance.integer(1, 4));
  if (chance.chance(0.4)) add({ ntnId: nations }, sql`ntn_id in (${list(nations)})`);
  if (chance.chance(0.3)) add({ lclsfNm: 'KOREA' }, sql`lclsf_nm = 'KOREA'`);
  const classes = chance.sample(['MCLSF_01', 'MCLSF_02', 'MCLSF_03', 'MCLSF_04'], chance.integer(1, 3));
  if (chance.chance(0.3)) add({ featExtrMclsf: classes }, sql`feat_extr_mclsf in (${list(classes)})`);
  const word = chance.pick(['university', 'korea', 'film', 'culture', 'festival', 'wins']);
  if (chance.chance(0.3))
    add({ searchText: word, searchFields: 'title' }, sql`lclan_ttl ~* ${`\\m${word}\\M`}`);
  return condition;
};

const keys = {
  nation: { path: 'nation/chart', key: sql`ntn_id`, link: 'ntnId' },
  media: { path: 'media/table', key: sql`media_id::text`, link: 'mediaId' },
  classification: { path: 'classification/chart', key: sql`feat_extr_mclsf`, link: 'featExtrMclsf' },
  keyword: {
    path: 'keyword/chart',
    key: sql`unnest(feat_extr_kwd_list || array(select jsonb_array_elements_text(feat_extr -> 'pern')))`,
    link: 'keyword',
  },
} as const;

describe('figures over articles in many languages', () => {
  it('equal those of the lists and of SQL', async () => {
    const { app } = await testApp();
    const items = (await fixtureItems()).filter((_item, index) => index % 2 === 0);
    await inDatabase(async () => {
      await storeItems(items);
      await giveKeywords();
    });
    const staff = await signedIn(app, 'staff');
    const chance = random('figures');
    let compared = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { query, where } = someCondition(chance);
      for (const { path, key, link } of Object.values(keys)) {
        const { body } = await staff.get<ListAnswer<CountedItem>>(`/statistics/${path}`, {
          ...query,
          limit: 200,
        });
        const byHand = await inDatabase(() =>
          rows(
            z.object({ id: z.number(), key: z.string() }),
            sql`select id, key from (
                  select article_id as id, ${key} as key from article
                  where item_knd = 'article' and del_yn = 'N' and ${sql.join(where, sql` and `)}) as each
                where key is not null`,
          ),
        );
        // not in SQL: some databases lower-case the letters of some scripts only
        const asCounted = (word: string) => (link === 'keyword' ? word.toLowerCase() : word);
        const articles = Map.groupBy(byHand, (one) => asCounted(one.key));
        const counts = new Map(
          [...articles].map(([word, of]) => [word, new Set(of.map(({ id }) => id)).size]),
        );
        const told = body.data.map((one) => [one.key, one.count]);
        expect([query, told]).toEqual([
          query,
          body.data.map((one) => [one.key, counts.get(asCounted(one.key))]),
        ]);
        expect([query, body.totalRecords]).toEqual([query, counts.size]);
        const some = body.data[chance.integer(0, Math.max(0, body.data.length - 1))];
        if (!some) continue;
        const listed = await staff.get<ListAnswer<unknown>>('/article-list', { ...query, [link]: some.key });
        expect([query, some.key, listed.body.totalRecords]).toEqual([query, some.key, some.count]);
        compared += 1;
      }
    }
    expect(compared).toBe(64);
  });
});
