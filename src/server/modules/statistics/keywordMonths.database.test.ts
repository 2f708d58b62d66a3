// On both engines: months are counted; on PostgreSQL, while other connections write.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, monthsBefore } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, keywordChange, keywordMonth } from '#generated/tables/index.ts';
import type { CountedItem, DailyCountItem } from '#generated/types/statisticsCalls.ts';
import { db, inTransaction, outside } from '#server/kernel/database/db.ts';
import { ensureDerived } from '#server/kernel/database/derived.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { keywordToken, keywordTokens } from '#server/modules/search/index.ts';
import { random } from '../../../../scripts/demo/random.ts';
import { signedIn } from '../../../../tests/helpers/client.ts';
import { createArticle, createArticles } from '../../../../tests/helpers/factories.ts';
import { rounds } from '../../../../tests/helpers/rounds.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { recountChangedMonths } from './recountMonths.ts';

const { app, database } = await testApp();
const staff = await signedIn(app, 'staff');

const words = ['한류', '공연', '영화제', '문화재', 'BTS', 'Film', '박물관', '전시'];
const chance = random('keyword months');
const firstDay = '2025-10-10';
/** A random time within five months, including times just before and after midnight in Korea. */
const someTime = (): Date =>
  new Date(Date.parse(`${firstDay}T00:00:00+09:00`) + chance.integer(0, 150 * 24 * 60) * 60_000);
const someChips = () => {
  const featExtrKwdList = chance.sample(words, chance.integer(0, 4));
  return { featExtrKwdList, kw: keywordTokens({ featExtrKwdList }) };
};
const someArticle = () => ({
  kornTtl: '센 기사',
  itemKnd: chance.chance(0.8) ? 'article' : 'thinkTank',
  ntnId: chance.pick(['FR', 'US']),
  frmTrsfNscvrgDt: chance.chance(0.95) ? someTime() : null,
  ...someChips(),
});

const someIds = async (): Promise<number> => {
  const all = await db().select({ id: article.articleId }).from(article);
  return all[chance.integer(0, all.length - 1)]?.id ?? 0;
};
const set = async (values: object): Promise<void> =>
  void (await db()
    .update(article)
    .set(values)
    .where(eq(article.articleId, await someIds())));

/** All kinds of changes to articles, of one or many at a time. */
const actions: (() => Promise<unknown>)[] = [
  () => createArticles(Array.from({ length: chance.integer(1, 20) }, someArticle)),
  () => set(someChips()),
  () => set({ kw: null, featExtrKwdList: null }),
  () => set({ frmTrsfNscvrgDt: someTime() }),
  () => set({ itemKnd: chance.pick(['article', 'thinkTank']) }),
  () => set({ kornTtl: '제목만 바뀐 기사' }),
  () => set({ delYn: 'Y' }),
  () => run(sql`update article set del_yn = 'N' where del_yn = 'Y'`),
  () =>
    run(
      sql`update article set frm_trsf_nscvrg_dt = frm_trsf_nscvrg_dt + interval '9 days' where article_id % 7 = 0`,
    ),
  async () =>
    db()
      .delete(article)
      .where(eq(article.articleId, await someIds())),
];

const askable =
  (path: string, query: object) =>
  async <T>(): Promise<T[]> => {
    const answer = await staff.get<ListAnswer<T>>(`/statistics/${path}`, query);
    expect([answer.status, path, query]).toEqual([200, path, query]);
    return answer.body.data;
  };
type Period = { startDate: string; endDate: string };
const somePeriod = (): Period => {
  // every third period begins with a month, and some of these consist of whole months
  const first = addDays(firstDay, chance.integer(-20, 90));
  if (chance.chance(0.3)) {
    const startDate = `${first.slice(0, 7)}-01`;
    return {
      startDate,
      endDate: addDays(monthsBefore(startDate, -chance.integer(1, 4)), chance.integer(-1, 1)),
    };
  }
  const startDate = first;
  return { startDate, endDate: addDays(startDate, chance.integer(0, 200)) };
};

const counted = z.object({ token: z.number(), n: z.number() });
/** The same counts in plain SQL, written independently. */
const byHand = ({ startDate, endDate }: Period) =>
  sql`select token, (frm_trsf_nscvrg_dt at time zone 'Asia/Seoul')::date::text as date
      from article, unnest(kw) as token
      where item_knd = 'article' and del_yn = 'N'
        and (frm_trsf_nscvrg_dt at time zone 'Asia/Seoul')::date between ${startDate} and ${endDate}`;

const compare = async (period: Period): Promise<number> => {
  const said = await askable('keyword/chart', { ...period, limit: 200 })<CountedItem>();
  const truth = await inDatabase(() =>
    rows(counted, sql`select token, count(*)::int as n from (${byHand(period)}) as each group by 1`),
  );
  const asPairs = (pairs: [number, number][]) => pairs.toSorted(([one], [other]) => one - other);
  expect([period, asPairs(said.map(({ key, count }) => [keywordToken(key), count]))]).toEqual([
    period,
    asPairs(truth.map(({ token, n }) => [token, n])),
  ]);
  const some = said[chance.integer(0, Math.max(0, said.length - 1))];
  if (!some) return 0;
  const listed = await staff.get<ListAnswer<unknown>>('/article-list', { ...period, keyword: some.key });
  expect([period, some.key, listed.body.totalRecords]).toEqual([period, some.key, some.count]);
  const series = await askable('keyword/daily/top', { ...period, rankRange: 'fifty' })<DailyCountItem>();
  const daily = await inDatabase(() =>
    rows(
      counted.extend({ date: z.string() }),
      sql`select token, date, count(*)::int as n from (${byHand(period)}) as each group by 1, 2`,
    ),
  );
  expect([
    period,
    series.map(({ key, date, count }) => `${date} ${keywordToken(key)} ${count}`).toSorted(),
  ]).toEqual([period, daily.map(({ token, date, n }) => `${date} ${token} ${n}`).toSorted()]);
  return said.length;
};

const notes = () => inDatabase(() => db().select().from(keywordChange));

describe('keywords of a period', () => {
  it('equal its list and SQL after any write', async () => {
    await createArticles(Array.from({ length: 300 }, someArticle));
    let compared = 0;
    for (let round = 0; round < rounds(24); round += 1) {
      // each action once, then random ones
      const action = actions[round] ?? chance.pick(actions);
      await inDatabase(async () => void (await action()));
      if (chance.chance(0.35)) {
        await inDatabase(recountChangedMonths);
        expect(await notes()).toEqual([]);
      }
      compared += await compare(somePeriod());
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('come from counted months until one of their articles changes', async () => {
    const period = { startDate: '2025-11-01', endDate: '2025-12-31' };
    const told = async (): Promise<CountedItem[]> => askable('keyword/chart', period)<CountedItem>();
    await inDatabase(recountChangedMonths);
    const [top] = await told();
    const token = keywordToken(top?.key ?? '');
    await inDatabase(() =>
      db().update(keywordMonth).set({ articleCnt: 1 }).where(eq(keywordMonth.token, token)),
    );
    const one = async () => (await told()).find(({ key }) => key === top?.key)?.count;
    expect([await one(), (top?.count ?? 0) > 2]).toEqual([2, true]);
    const named = { featExtrKwdList: [top?.key ?? ''], kw: [token] };
    // only a change to articles of a month marks the month as changed
    await createArticle({ kornTtl: '다른 달', ...named, frmTrsfNscvrgDt: new Date('2026-01-05') });
    expect(await one()).toBe(2);
    const at = new Date('2025-11-30T14:59:59Z');
    await createArticle({ kornTtl: '11월', ...named, frmTrsfNscvrgDt: at });
    await createArticle({ kornTtl: '12월', frmTrsfNscvrgDt: at });
    expect((await notes()).map(({ mon }) => mon).toSorted()).toEqual(['2025-11-01', '2026-01-01']);
    await compare({ startDate: '2025-11-01', endDate: '2025-11-30' });
    await inDatabase(recountChangedMonths);
    await compare({ startDate: '2025-11-01', endDate: '2025-11-30' });
  });

  it('are counted again if the triggers were missing', async () => {
    const period = { startDate: '2025-11-01', endDate: '2026-01-31' };
    await inDatabase(async () => {
      await recountChangedMonths();
      await run(sql`update keyword_month set article_cnt = article_cnt + 1`);
      await run(sql`comment on function note_keywords_on_insert() is 'older'`);
    });
    await ensureDerived(database.handle);
    expect(new Set((await notes()).map(({ itemKnd }) => itemKnd))).toEqual(new Set(['article', 'thinkTank']));
    await compare(period);
    await inDatabase(recountChangedMonths);
    await compare(period);
    // nothing to do: the recorded months are in order
    await ensureDerived(database.handle);
    expect(await notes()).toEqual([]);
  });

  // the embedded database has one connection, so nothing runs in between
  it.runIf(database.engine === 'postgres')('include what is stored while they are counted', async () => {
    const period = { startDate: '2025-11-01', endDate: '2025-11-30' };
    await inDatabase(async () => {
      await run(sql`update article set frm_trsf_nscvrg_dt = frm_trsf_nscvrg_dt + interval '1 second'`);
      await inTransaction(async () => {
        await createArticle({ kornTtl: '아직', kw: [1], frmTrsfNscvrgDt: new Date('2025-11-11') });
        await outside(recountChangedMonths);
      });
    });
    expect((await notes()).map(({ mon }) => mon)).toEqual(['2025-11-01']);
    const said = await inDatabase(() =>
      rows(
        counted,
        sql`select token, count(*)::int as n from (${byHand(period)}) as each where token = 1 group by 1`,
      ),
    );
    expect(said).toEqual([{ token: 1, n: 1 }]);
    await inDatabase(recountChangedMonths);
    const kept = await inDatabase(() => db().select().from(keywordMonth).where(eq(keywordMonth.token, 1)));
    expect(kept).toMatchObject([{ mon: '2025-11-01', articleCnt: 1, days: [11], dayCnts: [1] }]);
  });
});
