import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { db } from '#server/kernel/database/db.ts';
import { signedIn } from '../helpers/client.ts';
import { createArticle } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');

const reportedAt = new Date('2026-02-03T09:00:00Z');
const stored = (title: string, times: number) =>
  inDatabase(async () => {
    const like = await createArticle({ kornTtl: title, frmTrsfNscvrgDt: reportedAt });
    await db().execute(
      sql`insert into article (korn_ttl, frm_trsf_nscvrg_dt, tk, tb)
        select korn_ttl, frm_trsf_nscvrg_dt, tk, tb from article, generate_series(2, ${times}::int)
        where article_id = ${like.articleId}`,
    );
  });
const listed = async (searchText: string, total: string) => {
  const { body } = await staff.get<ListAnswer<object>>('/article-list', { searchText, total });
  return [body.totalRecords, body.totalIsExact];
};

describe('the total of a search that reads texts', () => {
  it('is exact if all were read, and marked otherwise', async () => {
    await stored('한국문화예술위원회', 40);
    expect(await listed('문화예술위원회', 'only')).toEqual([40, undefined]);
    await stored('국립중앙박물관특별전', 2_001);
    for (const total of ['capped', 'only', 'exact'])
      expect(await listed('중앙박물관특별전', total)).toEqual([2_001, false]);
    expect(await listed('중앙', 'capped')).toEqual([2_001, true]);
  });
});
