// On both engines: raw SQL returns the driver's types.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { instant, row, rows, run } from './rows.ts';

await emptyDatabase();

describe('rows', () => {
  it('gives the same types on both engines', () =>
    inDatabase(async () => {
      const schema = z.strictObject({
        small: z.number(),
        big: z.number(),
        many: z.number(),
        total: z.string(),
        share: z.number(),
        yes: z.boolean(),
        nothing: z.null(),
        numbers: z.array(z.number()),
        words: z.array(z.string()),
        json: z.object({ 값: z.number() }),
        day: z.string(),
        at: instant,
      });
      const query = sql`select 1::int as small, 9007199254740991::bigint as big, count(*) as many, sum(2::bigint) as total,
      0.5::float8 as share, true as yes, null as nothing, array[1,-2147483648]::int4[] as numbers,
      array['가','a"b,{}']::text[] as words, '{"값": 1}'::jsonb as json, date '2026-02-28' as day,
      timestamptz '2026-02-28 09:00:00.5+09' as at`;
      expect(await row(schema, query)).toEqual({
        small: 1,
        big: 9007199254740991,
        many: 1,
        total: '2',
        share: 0.5,
        yes: true,
        nothing: null,
        numbers: [1, -2147483648],
        words: ['가', 'a"b,{}'],
        json: { 값: 1 },
        day: '2026-02-28',
        at: new Date('2026-02-28T00:00:00.500Z'),
      });
    }));

  it('refuses a row that is not what the schema says', () =>
    inDatabase(async () => {
      await expect(rows(z.object({ a: z.string() }), sql`select 1 as a`)).rejects.toThrow(z.ZodError);
    }));

  it('takes arrays and times as parameters', () =>
    inDatabase(async () => {
      const schema = z.object({ held: z.boolean(), at: instant });
      const at = new Date('2026-05-06T07:08:09.123Z');
      const query = sql`select ${sql.param([1, 2, 3])}::int4[] @> array[2] as held, ${at.toISOString()}::timestamptz as at`;
      expect(await row(schema, query)).toEqual({ held: true, at });
    }));

  it('says how many rows a statement touched', () =>
    inDatabase(async () => {
      await run(sql`create table touched (id int)`);
      expect(await run(sql`insert into touched select generate_series(1, 5)`)).toBe(5);
      expect(await run(sql`update touched set id = 0 where id > 3`)).toBe(2);
      expect(await run(sql`delete from touched`)).toBe(5);
    }));

  it('expects exactly one row of a query that always has one', () =>
    inDatabase(async () => {
      await expect(row(z.object({ n: z.number() }), sql`select generate_series(1, 2) as n`)).rejects.toThrow(
        'got 2',
      );
    }));

  it('works in UTC', () =>
    inDatabase(async () => {
      expect(
        await row(z.object({ zone: z.string() }), sql`select current_setting('TimeZone') as zone`),
      ).toEqual({ zone: 'UTC' });
    }));
});
