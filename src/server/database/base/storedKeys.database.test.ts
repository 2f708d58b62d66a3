import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { keywordToken } from '../../features/search/keywordTokens.ts';
import { withDatabase } from '../db.ts';
import { migrate } from '../migrate.ts';
import { rows } from '../rows.ts';
import { fillKeywordTokens } from './fillKeywordTokens.ts';
import { rekeyAddresses } from './rekeyAddresses.ts';

const stored = async <T>(work: () => Promise<T>): Promise<T> => {
  const database = await emptyDatabase();
  await migrate(database);
  return withDatabase(database, work);
};

it('gives items stored before the key of their page, once each', () =>
  stored(async () => {
    const known = [
      [1, 'https://www.a.com/x/'],
      [2, 'http://a.com/x'],
      [3, 'https://a.com/'],
      [4, 'https://www2.b.com/y/?q=1'],
      [5, 'c.com/z'],
      [6, 'https://c.com/z/'],
      [7, null],
    ] as const;
    for (const [id, url] of known)
      await rows(
        z.object({}),
        sql`insert into article (article_id, item_knd, canonical_url) overriding system value values (${id}, 'article', ${url}) returning 1 as one`,
      );
    const keys = () =>
      rows(
        z.object({ key: z.string().nullable() }),
        sql`select canonical_url as key from article order by article_id`,
      );
    for (let time = 0; time < 2; time += 1) {
      await rekeyAddresses();
      expect((await keys()).map(({ key }) => key)).toEqual([
        'a.com/x',
        null,
        'a.com',
        'b.com/y?q=1',
        'c.com/z',
        null,
        null,
      ]);
    }
  }));

it('gives items stored before the tokens of their keywords', () =>
  stored(async () => {
    await rows(
      z.object({}),
      sql`insert into article (item_knd, feat_extr_kwd_list, feat_extr)
        select 'article', array['한류'], '{"pern": ["BTS"]}'::jsonb from generate_series(1, 1203) returning 1 as one`,
    );
    await rows(z.object({}), sql`insert into article (item_knd) values ('article') returning 1 as one`);
    expect(await fillKeywordTokens()).toBe(1203);
    const found = await rows(
      z.object({ kw: z.array(z.number()).nullable(), n: z.number() }),
      sql`select kw, count(*)::int as n from article group by kw order by n desc`,
    );
    expect(found).toEqual([
      { kw: ['한류', 'BTS'].map(keywordToken), n: 1203 },
      { kw: null, n: 1 },
    ]);
    expect(await fillKeywordTokens()).toBe(0);
  }));
