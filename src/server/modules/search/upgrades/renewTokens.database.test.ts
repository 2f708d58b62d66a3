// On both engines: maintenance of stored rows in separate transactions.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rows, run } from '#server/kernel/database/rows.ts';
import { tokenRules } from '#server/kernel/text/tokens.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleTokens, noFindings } from '../words/articleTokens.ts';
import { renewTokens } from './renewTokens.ts';

await testDatabase();
const comment = z.object({ is: z.string().nullable() });
/** The database's mark for the rules of its tokens: here those of the current version. */
const [atFirst] = await inDatabase(() =>
  rows(
    comment,
    sql`select col_description(attrelid, attnum) as "is" from pg_attribute
      where attrelid = 'article'::regclass and attname = 'tk'`,
  ),
);
const mark = (text: string | null): Promise<unknown> =>
  run(sql.raw(`comment on column article.tk is ${text === null ? 'null' : `'${text}'`}`));

/** Runs in a database without articles. */
const stored = <T>(work: () => Promise<T>): Promise<T> =>
  inDatabase(async () => {
    await run(sql`delete from article`);
    await mark(atFirst?.is ?? null);
    return work();
  });

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
      select 'article', ${texts.kornTtl}, ${texts.lclanTtl}, '{1}', '{2}' from generate_series(1, 150)`);
  const storedRows = () =>
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
      expect(await renewTokens()).toBe(150);
      expect(await storedRows()).toEqual([{ tk, tb, n: 150 }]);
      // bitmaps belong to the old tokens
      expect(await rows(z.object({ token: z.number() }), sql`select token from word_block`)).toEqual([]);
      expect(await renewTokens()).toBe(0);
    }),
  );

  it('are left where the time is over, for another time', () =>
    stored(async () => {
      await old();
      await mark(null);
      let batches = 0;
      const isOver = () => {
        batches += 1;
        return batches > 1;
      };
      const first = await renewTokens({ isOver });
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(150);
      expect(await renewTokens()).toBe(150 - first);
      expect(await storedRows()).toEqual([{ tk, tb, n: 150 }]);
    }));

  it('are gone on with where a stop left them', () =>
    stored(async () => {
      await old();
      const [{ id }] = (await rows(
        z.object({ id: z.number() }),
        sql`select min(article_id)::int + 99 as id from article`,
      )) as [{ id: number }];
      await mark(`token rules ${tokenRules} up to ${id}`);
      expect(await renewTokens()).toBe(50);
      expect(await storedRows()).toEqual([
        { tk: [1], tb: [2], n: 100 },
        { tk, tb, n: 50 },
      ]);
    }));
});
