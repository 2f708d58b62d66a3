// On both engines: the size of the background is the planner’s estimate.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { RelatedWord } from '#generated/types/searchCalls.ts';
import { run } from '#server/kernel/database/rows.ts';
import { recountChangedMonths } from '#server/modules/statistics/index.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');

const many = (count: number, kornTtl: string, featExtrKwdList: string[]) =>
  Array.from({ length: count }, () => ({
    itemKnd: 'article',
    kornTtl,
    featExtrKwdList,
    frmTrsfNscvrgDt: new Date(),
  }));

it('a search offers keywords that are far more frequent among its hits than among all articles', async () => {
  await inDatabase(async () => {
    await createArticles([
      ...many(10, '솜저고리 전시', ['솜저고리', '누비장', '문화', '전시']),
      // too few to prove anything
      ...many(2, '솜저고리 판매', ['장터', '문화']),
      ...many(300, '다른 소식', ['문화', '경제']),
    ]);
    await recountChangedMonths();
    await run(sql`analyze article`);
  });
  const related = async (query: object) => {
    const { status, body } = await staff.get<{ data: RelatedWord[] }>('/search/related', query);
    expect(status).toBe(200);
    return body.data;
  };
  expect(await related({ searchText: '솜저고리' })).toEqual([
    { word: '누비장', hitCnt: 10 },
    { word: '전시', hitCnt: 10 },
  ]);
  expect(await related({ searchText: '솜저고리 누비장' })).toEqual([{ word: '전시', hitCnt: 10 }]);
  expect(await related({ searchText: '없는말' })).toEqual([]);
});
