// On both engines: maintenance of stored rows, alternating with other work.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  article,
  featureExtractionDict,
  media,
  relatedIssue,
  relatedIssueDict,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import {
  articleStore,
  emptyTally,
  type NewsItem,
  normalise,
  type RawNews,
} from '#server/modules/collection/index.ts';
import { keywordToken } from '#server/modules/search/index.ts';
import { createArticle, createArticles } from '../../../../../tests/helpers/factories.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { currentDictionary } from './currentDictionary.ts';
import { enrichmentFailed } from './enrich.ts';
import { enrichStored } from './enrichmentJob.ts';
import { type Dictionary, dictionaryOf } from './features.ts';
import { Lexicon, Trie } from './lexicon/lexicon.ts';
import { setByPerson } from './origins.ts';

await testDatabase();

const item = (change: RawNews = {}): NewsItem => {
  const raw = { lclanTtl: 'BTS in Seoul', url: 'https://a.example/1', lang: 'en', mediaName: 'Test Daily' };
  const { item: made, refused } = normalise({ ...raw, ...change }, 'test', new Date());
  if (!made) throw new Error(refused);
  return made;
};
const collected = (items: NewsItem[], dictionary = () => currentDictionary(0)) =>
  articleStore(dictionary).storeBatch(items, {
    source: 'f1',
    sourceName: 'test.ndjson',
    position: 1,
    done: false,
    tally: emptyTally(),
  });
const articles = () => db().select().from(article).orderBy(article.articleId);

class Broken extends Lexicon {
  override find(text: { folded: string }): [] {
    if (text.folded.includes('poison')) throw new TypeError('cannot read this');
    return [];
  }
}
const broken: Dictionary = { ...dictionaryOf([]), lexicon: new Broken(new Trie(), []) };

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(media);
    await db().delete(relatedIssueDict);
    await db().delete(relatedIssue);
    await db().delete(featureExtractionDict);
    const [line] = await db()
      .insert(featureExtractionDict)
      .values([
        { extrKwd: '방탄소년단', featKndCd: 'pern', synmList: ['BTS'] },
        { extrKwd: '쓰지 않는 말', featKndCd: 'pern', synmList: ['Seoul'], useYn: 'N' },
      ])
      .returning();
    const [issue] = await db().insert(relatedIssue).values({ relIssueNm: 'K팝 세계화' }).returning();
    await db()
      .insert(relatedIssueDict)
      .values({ relIssueId: issue?.relIssueId as number, extrId: line?.extrId as number });
  }),
);

describe('a collected article', () => {
  it('is stored with what the dictionary and its words tell', () =>
    inDatabase(async () => {
      await collected([item()]);
      const [row] = await articles();
      expect(row).toMatchObject({
        lclsfNm: 'KOREA',
        featExtr: { pern: ['방탄소년단'] },
        featExtrKwdList: ['방탄소년단'],
        relIssueNmList: ['K팝 세계화'],
        anlsYn: 'Y',
        featExtrErrYn: 'N',
        kw: [keywordToken('방탄소년단')],
        fieldOrgn: { lclsfNm: { by: 'rules' }, featExtrKwdList: { by: 'dictionary' } },
      });
      for (const score of [row?.mainArticleScr, row?.mainSnthsScr]) expect(score).toBeGreaterThan(0);
      for (const score of [row?.mainNtnScr, row?.mainMediaScr]) expect(score).toBeGreaterThanOrEqual(0);
    }));

  it('that cannot be analysed is stored and marked, without harm to others', () =>
    inDatabase(async () => {
      const other = item({ url: 'https://a.example/2' });
      await collected([item({ lclanTtl: 'poison' }), other], async () => broken);
      const [bad, good] = await articles();
      expect(bad).toMatchObject({
        lclanTtl: 'poison',
        anlsYn: 'N',
        featExtrErrYn: 'Y',
        featExtrErrCd: enrichmentFailed,
        featExtrErrCn: expect.stringMatching(/^[가-힣 .]+$/) as string,
      });
      expect(good).toMatchObject({ lclsfNm: 'KOREA', anlsYn: 'Y', featExtrErrYn: 'N' });
    }));
});

describe('the dictionary', () => {
  const keywordsNow = async () => {
    await db().delete(article);
    await collected([item({ lclanTtl: 'BTS, Hallyu' })]);
    return (await articles())[0]?.featExtrKwdList;
  };

  it('is read anew when lines or issues have changed, by whomever', () =>
    inDatabase(async () => {
      expect(await keywordsNow()).toEqual(['방탄소년단']);
      const before = await currentDictionary(0);
      expect(await currentDictionary(0)).toBe(before);
      const [line] = await db()
        .insert(featureExtractionDict)
        .values({ extrKwd: '한류', featKndCd: 'issue', synmList: ['Hallyu'] })
        .returning();
      expect(await keywordsNow()).toEqual(['방탄소년단', '한류']);
      const which = eq(featureExtractionDict.extrId, line?.extrId as number);
      await db().update(featureExtractionDict).set({ useYn: 'N', mdfcnDt: new Date() }).where(which);
      expect(await keywordsNow()).toEqual(['방탄소년단']);
      await db()
        .update(relatedIssue)
        .set({ relIssueNm: '새 이름', mdfcnDt: new Date(Date.now() + 1_000) });
      await keywordsNow();
      expect((await articles())[0]?.relIssueNmList).toEqual(['새 이름']);
    }));

  it('is asked for once by many at once', () =>
    inDatabase(async () => {
      await db()
        .update(featureExtractionDict)
        .set({ mdfcnDt: new Date(Date.now() + 2_000) });
      const [one, ...others] = await Promise.all(Array.from({ length: 5 }, () => currentDictionary(0)));
      for (const other of others) expect(other).toBe(one);
    }));
});

describe('an article without analysis', () => {
  const bare = (change: Partial<typeof article.$inferInsert> = {}) => ({
    itemKnd: 'article' as const,
    lclanTtl: 'BTS in Seoul',
    lanCd: 'en',
    ...change,
  });

  it('is analysed once after the start, and people’s edits are kept', () =>
    inDatabase(async () => {
      await createArticles([
        bare(),
        bare({
          lclsfNm: 'GLOBAL',
          featExtrKwdList: ['손으로 쓴 말'],
          featExtrSmry: '',
          fieldOrgn: setByPerson({}, ['lclsfNm', 'featExtrKwdList', 'featExtrSmry'], new Date()),
        }),
        bare({ lclsfNm: 'GLOBAL' }),
        bare({ delYn: 'Y' }),
      ]);
      expect(await enrichStored()).toBe(3);
      expect(await enrichStored()).toBe(0);
      const [fresh, corrected, older, deleted] = await articles();
      expect(fresh).toMatchObject({ lclsfNm: 'KOREA', featExtrKwdList: ['방탄소년단'], anlsYn: 'Y' });
      expect(corrected).toMatchObject({
        lclsfNm: 'GLOBAL',
        featExtrKwdList: ['손으로 쓴 말'],
        relIssueNmList: ['K팝 세계화'],
        anlsYn: 'Y',
      });
      expect(older).toMatchObject({ lclsfNm: 'GLOBAL', featExtrKwdList: ['방탄소년단'] });
      expect(deleted?.anlsYn).toBe('N');
    }));

  it('keeps its version: nobody has changed what it says', () =>
    inDatabase(async () => {
      const before = await createArticle(bare());
      await enrichStored();
      expect((await articles())[0]?.mdfcnDt).toEqual(before.mdfcnDt);
    }));

  it('is left where the work stops, and retried after an error', () =>
    inDatabase(async () => {
      await collected([item({ lclanTtl: 'poison of BTS' })], async () => broken);
      expect(await enrichStored({ isOver: () => true })).toBe(0);
      expect((await articles())[0]?.anlsYn).toBe('N');
      expect(await enrichStored()).toBe(1);
      expect((await articles())[0]).toMatchObject({
        featExtrKwdList: ['방탄소년단'],
        anlsYn: 'Y',
        featExtrErrYn: 'N',
        featExtrErrCn: null,
        featExtrErrCd: null,
      });
    }));
});

it('long articles are analysed one after the other, and hold up nobody', () =>
  inDatabase(async () => {
    const words = Array.from({ length: 20_000 }, (_, n) => `word${n % 5_000}`).join(' ');
    const long = Array.from({ length: 20 }, (_, n) =>
      item({ url: `https://a.example/${n}`, articleCn: words }),
    );
    await collected(long);
    const turn = await blockedFor(200, async () => {
      // one by one: on the embedded database a statement takes this thread
      for (const { articleId } of await db().select({ articleId: article.articleId }).from(article))
        await db().update(article).set({ anlsYn: 'N' }).where(eq(article.articleId, articleId));
      await enrichStored();
    });
    expect((await articles()).map(({ anlsYn }) => anlsYn)).toEqual(long.map(() => 'Y'));
    // the embedded database of tests works in this thread: there, reading them takes most of it
    expect(turn).toBeLessThanOrEqual(200);
  }));
