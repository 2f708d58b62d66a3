import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { article } from '#generated/tables/index.ts';
import { isPreparable } from '../database/namedStatements.ts';
import { isAnyOf } from './where.ts';

const textOf = (...[column, values]: Parameters<typeof isAnyOf>): string =>
  new PgDialect().sqlToQuery(isAnyOf(column, values)).sql;

it('a condition has one text for any number of values, and can be prepared', () => {
  const text = textOf(article.ntnId, ['KR', 'JP']);
  expect(text).toBe('"article"."ntn_id" = any($1::text[])');
  expect(textOf(article.ntnId, ['KR', 'JP', 'CN'])).toBe(text);
  expect(textOf(article.mediaId, [1, 2])).toBe('"article"."media_id" = any($1::bigint[])');
  expect(isPreparable(`select 1 from "article" where ${text}`)).toBe(true);
});

it('a condition compares a single value, and writes few values into the text', () => {
  expect(textOf(article.ntnId, ['KR'])).toBe('"article"."ntn_id" = $1');
  expect(textOf(article.itemKnd, ['article', 'sns'])).toBe(`"article"."item_knd" in ('article', 'sns')`);
});
