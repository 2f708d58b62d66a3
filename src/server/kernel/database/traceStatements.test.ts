import { expect, it } from 'vitest';
import { summaryOf, withoutLiterals } from './traceStatements.ts';

it.each([
  ["select 1 where a = 'it''s'  and\n b = E'x\\'y'", "select 1 where a = '?' and b = E'?'"],
  ["select 'cut off by the end", "select '?'"],
  ['select $1::text, 7', 'select $1::text, 7'],
])('a traced statement omits the values of %j', (text, shown) => {
  expect(withoutLiterals(text)).toBe(shown);
});

it('a traced text is read only up to its head', () => {
  expect(withoutLiterals(`select '${'a'.repeat(1_000_000)}', 'b'`)).toBe("select '?'");
});

it.each([
  ['select "id", (select count(*) from "memo" where (a)) from "article" a', 'SELECT article'],
  ['insert into "user_setting" ("a") values ($1)', 'INSERT user_setting'],
  ['update only "article" set a = 1', 'UPDATE article'],
  ['delete from maintenance.fact where a = 1', 'DELETE maintenance.fact'],
  ['with "one" as (select 1 from "menu") select * from "one"', 'WITH one'],
  ['begin', 'BEGIN'],
])('a traced %s is named by verb and table', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
