import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  article,
  articleCluster,
  clusterArticle,
  clusterWaiting,
  featureExtractionDict,
  media,
} from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { restoreRecord } from '#server/kernel/crud/restoreRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import '#server/modules.ts';
import { articleStore, type NewsItem, normalise, type RawNews } from '#server/modules/collection/index.ts';
import { administrator } from '../../../../../tests/helpers/callerOf.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { currentDictionary } from '../enrich/currentDictionary.ts';
import { discardWindow } from './clusterArticles.ts';
import { anyWaits, clusterWaitingArticles, nextWaiting } from './waiting.ts';

await testDatabase();
const now = new Date('2026-11-20T12:00:00Z');

let counter = 0;
const item = (lclanTtl: string, lang: string, more: RawNews = {}): NewsItem => {
  counter += 1;
  const raw = {
    lclanTtl,
    lang,
    url: `https://paper-${counter}.example/${counter}`,
    mediaName: `신문 ${counter}`,
    frmTrsfNscvrgDt: new Date(now.getTime() - counter * 60_000).toISOString(),
    ...more,
  };
  const { item: made, refused } = normalise(raw, 'test', now);
  if (!made) throw new Error(refused);
  return made;
};

/** Stores articles like a visit to a feed, with their texts analysed by the dictionary. */
const collected = (items: readonly NewsItem[]): Promise<number[]> =>
  articleStore(() => currentDictionary(0)).storeItems(items, async () => {});

const groups = async (): Promise<number[][]> => {
  const found = await db()
    .select({ clusterId: clusterArticle.clusterId, articleId: clusterArticle.articleId })
    .from(clusterArticle)
    .innerJoin(articleCluster, eq(articleCluster.clusterId, clusterArticle.clusterId))
    .where(eq(articleCluster.delYn, 'N'))
    .orderBy(asc(clusterArticle.articleId));
  return [...Map.groupBy(found, ({ clusterId }) => clusterId).values()].map((those) =>
    those.map(({ articleId }) => articleId),
  );
};
const settle = () => clusterWaitingArticles(now);

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [
      clusterArticle,
      articleCluster,
      article,
      clusterWaiting,
      media,
      featureExtractionDict,
    ])
      await db().delete(table);
    discardWindow();
    counter = 0;
  }),
);

const museum = [
  '국립중앙박물관 파리 순회 전시 개막',
  '파리에서 국립중앙박물관 순회 전시',
  '국립중앙박물관 전시, 파리 순회 시작',
];
const festival = ['부산국제영화제 개막작 신인 감독 장편 선정', '신인 감독 장편, 부산국제영화제 개막작으로'];

describe('an article that changes after clustering', () => {
  const spec = entityOf(ourCatalogue, 'article');
  const key = (articleId: number | undefined) => ({ articleId });
  const ofAll = async () => {
    const ids = await collected([...museum, ...festival].map((title) => item(title, 'ko')));
    await settle();
    expect(await groups()).toEqual([ids.slice(0, 3), ids.slice(3)]);
    return ids;
  };

  it('leaves its highlight when deleted, and returns when restored', () =>
    inDatabase(async () => {
      const ids = await ofAll();
      await deleteRecord(ourCatalogue, spec, null, key(ids[1]));
      await settle();
      expect(await groups()).toEqual([[ids[0], ids[2]], ids.slice(3)]);
      await restoreRecord(ourCatalogue, spec, administrator, ids[1] as number);
      await settle();
      expect(await groups()).toEqual([ids.slice(0, 3), ids.slice(3)]);
      expect(await anyWaits()).toBe(false);
    }));

  it('of long ago leaves its highlight, which ends with the last but one', () =>
    inDatabase(async () => {
      const longAgo = { frmTrsfNscvrgDt: '2026-10-01T03:00:00Z' };
      const ids = await collected(museum.slice(0, 2).map((title) => item(title, 'ko', longAgo)));
      await settle();
      expect(await groups()).toEqual([ids]);
      await db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, ids[0] as number));
      await settle();
      expect(await groups()).toEqual([]);
    }));

  it('is clustered by its new outlet and time', () =>
    inDatabase(async () => {
      const ids = await ofAll();
      const [first] = await db()
        .select()
        .from(article)
        .where(eq(article.articleId, ids[3] as number));
      // one outlet with two reports is not a highlight
      await db()
        .update(article)
        .set({ mediaId: first?.mediaId })
        .where(eq(article.articleId, ids[4] as number));
      await settle();
      expect(await groups()).toEqual([ids.slice(0, 3)]);
      await db()
        .update(article)
        .set({ frmTrsfNscvrgDt: new Date('2026-11-19T03:00:00Z') })
        .where(eq(article.articleId, ids[0] as number));
      await settle();
      expect(await groups()).toEqual([ids.slice(1, 3)]);
    }));
});

describe('reports of one event in several languages', () => {
  const names = [
    { extrKwd: '봉준호', featKndCd: 'pern', synmList: ['Bong Joon Ho', 'ポン・ジュノ'] },
    {
      extrKwd: '부산국제영화제',
      featKndCd: 'evnt',
      synmList: ['Busan International Film Festival', '釜山国際映画祭'],
    },
    { extrKwd: '문화체육관광부', featKndCd: 'inst', synmList: ['Ministry of Culture, Sports and Tourism'] },
  ];
  const reports = () => [
    item('부산국제영화제, 봉준호 감독에게 공로상 수여', 'ko'),
    item('Bong Joon Ho honoured for his career at Busan International Film Festival', 'en'),
    item('釜山国際映画祭、ポン・ジュノ監督に功労賞', 'ja'),
    item('Ministry of Culture, Sports and Tourism opens a new office in Lagos', 'en'),
    item('Bong Joon Ho begins to film his next picture in London', 'en'),
  ];

  it('are in one highlight by dictionary names, others of the same people are not', () =>
    inDatabase(async () => {
      await db().insert(featureExtractionDict).values(names);
      const ids = await collected(reports());
      await settle();
      expect(await groups()).toEqual([ids.slice(0, 3)]);
      const [highlight] = await db().select().from(articleCluster).where(eq(articleCluster.delYn, 'N'));
      expect(highlight?.clusterTtl).toBe('부산국제영화제, 봉준호 감독에게 공로상 수여');
    }));

  it('are separate if the dictionary does not know them', () =>
    inDatabase(async () => {
      const [korean, , japanese] = await collected(reports());
      await settle();
      const together = (await groups()).flat();
      expect(together).not.toContain(korean);
      expect(together).not.toContain(japanese);
    }));
});

describe('articles that wait', () => {
  it('are read with the latest reports first, deleted ones before them', () =>
    inDatabase(async () => {
      const reported = (day: string, number: number) =>
        item(`${day}의 소식 ${number}`, 'ko', { frmTrsfNscvrgDt: `${day}T03:00:00Z` });
      const [past, news, between, gone] = await collected([
        reported('2019-03-01', 1),
        reported('2026-11-20', 2),
        reported('2019-03-02', 3),
        reported('2019-03-01', 4),
      ]);
      await db()
        .delete(article)
        .where(eq(article.articleId, gone as number));
      const order = await nextWaiting(10);
      expect(order.map(({ articleId }) => articleId)).toEqual([gone, news, between, past]);
      expect(await nextWaiting(2)).toEqual(order.slice(0, 2));
    }));
});
