// On both engines: upkeep of stored rows, in transactions of its own.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../tests/helpers/testDatabase.ts';
import { withDatabase } from './kernel/database/db.ts';
import { rows, run } from './kernel/database/rows.ts';
import { tokenRules } from './kernel/text/tokens.ts';
import { rekeyAddresses } from './modules/collection/upgrades/rekeyAddresses.ts';
import { fillKeywordTokens } from './modules/search/upgrades/fillKeywordTokens.ts';
import { renewTokens } from './modules/search/upgrades/renewTokens.ts';
import { articleTokens, noFindings } from './modules/search/words/articleTokens.ts';
import { keywordToken } from './modules/search/words/keywordTokens.ts';

const database = await testDatabase();
const comment = z.object({ is: z.string().nullable() });
/** What the store says of its tokens: here that it was made by the rules of today. */
const [atFirst] = await withDatabase(database, () =>
  rows(
    comment,
    sql`select col_description(attrelid, attnum) as "is" from pg_attribute
      where attrelid = 'article'::regclass and attname = 'tk'`,
  ),
);
const mark = (text: string | null): Promise<unknown> =>
  run(sql.raw(`comment on column article.tk is ${text === null ? 'null' : `'${text}'`}`));

/** In a store without articles. */
const stored = <T>(work: () => Promise<T>): Promise<T> =>
  withDatabase(database, async () => {
    await run(sql`delete from article`);
    await mark(atFirst?.is ?? null);
    return work();
  });

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

describe('tokens of other rules', () => {
  const texts = {
    kornTtl: '한국어 제목',
    lclanTtl: 'The title',
    articleCn: null,
    articleTransCn: null,
    jrnlLclanNm: null,
  };
  const old = () =>
    run(sql`insert into article (item_knd, korn_ttl, lclan_ttl, tk, tb)
      select 'article', ${texts.kornTtl}, ${texts.lclanTtl}, '{1}', '{2}' from generate_series(1, 450)`);
  const stored450 = () =>
    rows(
      z.object({ tk: z.array(z.number()), tb: z.array(z.number()), n: z.number() }),
      sql`select tk, tb, count(*)::int as n from article group by tk, tb order by n desc`,
    );
  const { tk, tb } = articleTokens({ ...noFindings, ...texts });

  it('are none in a store that was empty', () =>
    stored(async () => {
      await old();
      expect(await renewTokens()).toBe(0);
    }));

  it.each([null, `token rules ${tokenRules - 1}`])('are made anew once: %s', (known) =>
    stored(async () => {
      await old();
      await mark(known);
      await run(sql`insert into word_block (token, block, bits) values (4711, 0, '0')`);
      const said: number[] = [];
      expect(await renewTokens((done) => said.push(done))).toBe(450);
      expect(said).toEqual([200, 400, 450]);
      expect(await stored450()).toEqual([{ tk, tb, n: 450 }]);
      // bits are of the tokens that were
      expect(await rows(z.object({ token: z.number() }), sql`select token from word_block`)).toEqual([]);
      expect(await renewTokens()).toBe(0);
    }),
  );

  it('are gone on with where a stop left them', () =>
    stored(async () => {
      await old();
      const [{ id }] = (await rows(
        z.object({ id: z.number() }),
        sql`select min(article_id)::int + 299 as id from article`,
      )) as [{ id: number }];
      await mark(`token rules ${tokenRules} up to ${id}`);
      expect(await renewTokens()).toBe(150);
      expect(await stored450()).toEqual([
        { tk: [1], tb: [2], n: 300 },
        { tk, tb, n: 150 },
      ]);
    }));
});
