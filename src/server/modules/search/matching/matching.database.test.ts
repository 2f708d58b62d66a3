import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleWhere } from '../lookup/planWhere.ts';
import { readArticleQuery } from '../query/articleQuery.ts';
import { MatcherIndex } from './matcherIndex.ts';
import { readMatchItems } from './matchItems.ts';
import { type SearchMatcher, searchMatcher } from './searchMatcher.ts';

await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));

const stored = await inDatabase(() =>
  db().select().from(article).where(eq(article.itemKnd, 'article')).orderBy(article.articleId),
);

/** The same numbers in every run. */
let state = 7;
const below = (most: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const oneOf = <One>(all: readonly One[]): One => all[below(all.length)] as One;

const wordsIn = stored.flatMap(({ kornTtl, lclanTtl, articleCn }) =>
  [kornTtl, lclanTtl, articleCn?.slice(0, 400)].flatMap((text) => text?.match(/[\p{L}\p{N}]+/gu) ?? []),
);
const word = (): string => {
  const one = oneOf(wordsIn);
  const kind = below(6);
  if (kind === 0) return `"${one} ${oneOf(wordsIn)}"`;
  // a part of a Korean word is found in it
  return kind === 1 && one.length > 3 ? one.slice(0, 2 + below(one.length - 2)) : one;
};
const facts = [
  ...['국가:프랑스', '국가:(일본 OR 미국)', '언어:영어', '분류:문화', '대분류:한국', '점수:>30'],
  ...['기간:2026-11-01..2026-11-15', '등록:2026-10', '유료:아니오', '키워드:한복', '키워드:영화'],
];
const leaf = (): string => {
  switch (below(8)) {
    case 0:
      return oneOf(facts);
    case 1:
      return `제목:${word()}`;
    case 2:
      return `본문:${word()}`;
    case 3:
      return `${oneOf(wordsIn)} NEAR/${1 + below(9)} ${oneOf(wordsIn)}`;
    default:
      return word();
  }
};
const typed = (): string => {
  switch (below(6)) {
    case 0:
      return `${leaf()} ${leaf()}`;
    case 1:
      return `${leaf()} OR ${leaf()}`;
    case 2:
      return `${leaf()} -${oneOf([word(), oneOf(facts)])}`;
    case 3:
      return `(${leaf()} OR ${leaf()}) ${leaf()}`;
    case 4:
      return `(${leaf()} ${oneOf(facts)}) OR (${leaf()} -${word()})`;
    default:
      return leaf();
  }
};
const forms = [
  {},
  {},
  { ntnId: ['FR', 'JP'] },
  { searchFields: ['title'] },
  { lclsfNm: ['KOREA'] },
  { paidAiYn: 'N', freeAiYn: 'Y', menualYn: 'Y' },
];

const searches = 300;

describe('searches matched against each item', () => {
  it('find exactly what each search finds afterwards', async () => {
    const { pairs, hits, differences, candidates } = await inDatabase(async () => {
      const matchers = new Map<string, SearchMatcher>();
      const found = new Map<string, ReadonlySet<number>>();
      while (matchers.size < searches) {
        const given = { searchText: typed(), ...oneOf(forms) };
        const { query } = await readArticleQuery(given);
        const matcher = query && searchMatcher(['article'], query);
        if (!query || !matcher) continue;
        const name = JSON.stringify(given);
        matchers.set(name, matcher);
        const rows = await db()
          .select({ id: article.articleId })
          .from(article)
          .where(await articleWhere('article', query));
        found.set(name, new Set(rows.map(({ id }) => id)));
      }
      const counts = new Map<number, number>();
      for (const { tk } of stored)
        for (const token of tk ?? []) counts.set(token, (counts.get(token) ?? 0) + 1);
      const index = await MatcherIndex.of(matchers, { items: stored.length, counts });
      const differences: string[] = [];
      let [hits, candidates] = [0, 0];
      for (let from = 0; from < stored.length; from += 100) {
        const ids = stored.slice(from, from + 100).map(({ articleId }) => articleId);
        for (const item of await readMatchItems(ids)) {
          const matching = new Set(await index.matching(item));
          hits += matching.size;
          candidates += index.candidates(item).size;
          for (const [name, expected] of found)
            if (matching.has(name) !== expected.has(item.articleId))
              differences.push(`${item.articleId} ${name}`);
        }
      }
      return { pairs: stored.length * searches, hits, differences, candidates };
    });
    expect(differences).toEqual([]);
    expect(pairs).toBeGreaterThan(100_000);
    expect(hits).toBeGreaterThan(1_000);
    // the rarest tokens leave few searches to compare
    expect(candidates).toBeLessThan(pairs / 3);
  });
});
