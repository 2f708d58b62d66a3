import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { addressRules, renewAddresses } from './renewAddresses.ts';

await testDatabase();

it('stored articles get the keys of the current rules once, and two of one page stay two', () =>
  inDatabase(async () => {
    await run(sql`comment on column article.canonical_url is null`);
    const stored = [
      ['https://a.example/1?ref=rss', 'a.example/1?ref=rss', 'a.example/1'],
      ['https://m.a.example/1', 'm.a.example/1', 'm.a.example/1'],
      ['https://m.a.example/2', 'a.example/2', 'a.example/2'],
      ['https://a.example/3', 'a.example/3', 'a.example/3'],
      ['https://a.example/3?ref=rss', 'a.example/3?ref=rss', 'a.example/3?ref=rss'],
      ['https://a.example/news.html#v1', 'a.example/news.html#v1', 'a.example/news.html#v1'],
      ['not an address', 'not an address', 'not an address'],
    ] as const;
    await createArticles(stored.map(([url, canonicalUrl]) => ({ url, canonicalUrl })));
    expect(await renewAddresses()).toBe(1);
    const keys = await db()
      .select({ key: article.canonicalUrl })
      .from(article)
      .orderBy(asc(article.articleId));
    expect(keys.map(({ key }) => key)).toEqual(stored.map(([, , key]) => key));
    await createArticles([{ url: 'https://a.example/9?ref=rss', canonicalUrl: 'a.example/9?ref=rss' }]);
    expect(await renewAddresses()).toBe(0);
  }));

it('the rules of addresses have a version of their own', () => {
  const files = ['addressParameters', 'canonicalUrl', 'mainPage'];
  const text = files.map((name) => readFileSync(`src/server/kernel/outside/${name}.ts`, 'utf8')).join('');
  // if this fails and the keys of stored articles change: raise addressRules, and note the new digest
  expect([addressRules, hash('sha256', text).slice(0, 12)]).toEqual(['address rules 3', '831d5aaa8142']);
});
