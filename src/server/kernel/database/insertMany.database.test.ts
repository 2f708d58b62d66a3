// On both engines: the maximum size of a statement differs.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article } from '#generated/tables/article.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { db } from './db.ts';
import { insertMany, rows } from './rows.ts';

await testDatabase();
const stored = z.object({ articleId: z.coerce.number().int() });

describe('many rows at once', () => {
  it('are stored as one by one: every type, in order, with defaults', () =>
    inDatabase(async () => {
      const rich = {
        lclanTtl: 'C:\\\\ud800 "인용" \n 줄',
        articleCn: '😀 전시',
        frmTrsfNscvrgDt: new Date('2026-11-23T01:02:03.456Z'),
        featExtr: { issue: ['전시', 'a"b'] },
        featExtrKwdList: ['한글', '쉼표, {괄호}', '\\'],
        nearKeys: [1, -2147483648],
        mainSnthsScr: 12.5,
        fieldOrgn: null,
        payYn: 'Y',
      };
      const plain = { lclanTtl: '둘째', payYn: 'N', rgtrId: undefined };
      const added = await rows(
        stored,
        sql`${insertMany(article, [rich, plain])} on conflict do nothing returning article_id "articleId"`,
      );
      const [one, other] = await db().select().from(article).orderBy(article.articleId);
      expect(added.map(({ articleId }) => articleId)).toEqual([one?.articleId, other?.articleId]);
      expect(one).toMatchObject({ ...rich, itemKnd: 'article', prcYn: 'N', delYn: 'N' });
      expect(one?.regDt).toBeInstanceOf(Date);
      expect(other).toMatchObject({
        ...plain,
        rgtrId: null,
        articleCn: null,
        featExtr: null,
        nearKeys: null,
      });
    }));

  it('keep whole letters where one is cut in half', () =>
    inDatabase(async () => {
      const lclanTtl = `잘린 ${'😀'.slice(0, 1)}글자 \\${'😀'.slice(1)} \\\\ud83d`;
      await db().execute(insertMany(article, [{ lclanTtl, url: 'half' }]));
      const [one] = await db().select().from(article).where(sql`${article.url} = 'half'`);
      expect(one?.lclanTtl).toBe(lclanTtl.toWellFormed());
    }));
});
