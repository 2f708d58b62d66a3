// On both engines: which forms occur is asked of the index.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { insertWords } from '#server/modules/analysis/index.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { wordsOf } from '../lookup/planWhere.ts';
import { MatcherIndex } from '../matching/matcherIndex.ts';
import { readMatchItems } from '../matching/matchItems.ts';
import { searchMatcher } from '../matching/searchMatcher.ts';
import { readArticleQuery } from '../query/articleQuery.ts';
import { withAllSpellings } from './otherSpellings.ts';

const { app } = await testApp();
await inDatabase(insertWords);
const staff = await signedIn(app, 'staff');

/** Kind of question, what is typed, a text that must be found, one that must not. */
const questions = readFileSync('tests/quality/spellingQuestions.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [kind: string, typed: string, wanted: string, unwanted: string]);
const kinds = ['literal', 'hanja', 'simplified', 'accents', 'name'] as const;

const texts = [...new Set(questions.flatMap(([, , wanted, unwanted]) => [wanted, unwanted]))];
const stored = await inDatabase(() =>
  createArticles(texts.map((articleCn) => ({ kornTtl: '기사', articleCn, itemKnd: 'article' as const }))),
);
const textOf = new Map(stored.map(({ articleId, articleCn }) => [articleId, articleCn ?? '']));

const found = async (searchText: string, more: object = {}) => {
  const { body } = await staff.get<ListAnswer<FoundItem>>('/search-list', { searchText, size: 100, ...more });
  return new Set(body.data.map(({ articleId }) => textOf.get(articleId)));
};

describe('of the labelled questions', () => {
  it('there are a hundred and more, and each has a text to find and one not to find', () => {
    expect(questions.length).toBeGreaterThanOrEqual(100);
    expect(questions.filter((one) => one.length !== 4 || one[2] === one[3])).toEqual([]);
  });

  it.each(kinds)('those of kind %s are answered', async (kind) => {
    const missed: string[] = [];
    const wrong: string[] = [];
    const asked = questions.filter(([of]) => of === kind);
    for (const [, typed, wanted, unwanted] of asked) {
      const hits = await found(typed);
      if (!hits.has(wanted)) missed.push(`${typed} – ${wanted}`);
      if (hits.has(unwanted)) wrong.push(`${typed} – ${unwanted}`);
    }
    const right = asked.length - missed.length;
    const [recall, precision] = [right / asked.length, right / (right + wrong.length)];
    expect({ kind, recall, precision, missed, wrong }).toEqual({
      kind,
      recall: 1,
      precision: 1,
      missed: [],
      wrong: [],
    });
  });

  it('none needs another spelling once these are switched off', async () => {
    const spelled = questions.filter(([kind]) => kind !== 'literal');
    const still: string[] = [];
    for (const [, typed, wanted] of spelled)
      if ((await found(typed, { synonymYn: 'N' })).has(wanted)) still.push(`${typed} – ${wanted}`);
    expect(still).toEqual([]);
  });

  it('each saved search is told of the texts that it would find afterwards', async () => {
    const differences = await inDatabase(async () => {
      const rows = await db().select({ id: article.articleId }).from(article);
      const items = await readMatchItems(rows.map(({ id }) => id));
      const different: string[] = [];
      for (const [, typed] of questions) {
        const { query } = await readArticleQuery({ searchText: typed });
        const matcher = query && searchMatcher(['article'], query, await withAllSpellings(wordsOf(query)));
        if (!matcher) throw new Error(`${typed} cannot be matched.`);
        const index = await MatcherIndex.of(new Map([[typed, matcher]]), { items: 1, counts: new Map() });
        const told = new Set<string | undefined>();
        for (const item of items)
          if ((await index.matching(item)).length) told.add(textOf.get(item.articleId));
        const hits = await found(typed);
        const isSame = told.size === hits.size && [...told].every((text) => hits.has(text));
        if (!isSame) different.push(typed);
      }
      return different;
    });
    expect(differences).toEqual([]);
  });
});
