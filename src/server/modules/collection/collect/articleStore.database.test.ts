// On both engines: an import stores in savepoints.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { article } from '#generated/tables/article.ts';
import { collectProgress } from '#generated/tables/collectProgress.ts';
import { media } from '#generated/tables/media.ts';
import { nationCode } from '#generated/tables/nationCode.ts';
import { sharedSite } from '#generated/tables/sharedSite.ts';
import { db } from '#server/kernel/database/db.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { fold, queryTokens } from '#server/kernel/text/tokens.ts';
import type { Origins } from '#server/modules/analysis/index.ts';
import { createOutlet } from '../../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleStore } from './articleStore.ts';
import type { NewsItem, RawNews } from './newsItem.ts';
import { normalise } from './normalise.ts';
import type { Progress } from './store.ts';
import { emptyTally } from './tally.ts';

await testDatabase();

const item = (change: RawNews = {}): NewsItem => {
  const raw = {
    lclanTtl: '제목',
    url: 'https://a.example/1',
    lang: 'ko',
    mediaName: '시험일보',
    ntnId: 'KR',
  };
  const { item: made, refused } = normalise({ ...raw, ...change }, 'test', new Date());
  if (!made) throw new Error(refused);
  return made;
};
const progress = (change: Partial<Progress> = {}): Progress => ({
  source: 'f1',
  sourceName: 'test.ndjson',
  position: 1,
  done: false,
  tally: { ...emptyTally(), read: 1 },
  ...change,
});
const articles = () => db().select().from(article).orderBy(article.articleId);

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(collectProgress);
    await db().delete(media);
    await db().delete(sharedSite);
    await db().insert(nationCode).values({ ntnId: 'KR', ntnNm: '대한민국' }).onConflictDoNothing();
  }),
);

describe('an address with tracking parameters', () => {
  const addresses = [
    'https://a.example/1?utm_source=rss&utm_medium=feed',
    'https://a.example/2?id=3&FBCLID=x#part',
    'https://a.example/3?gclid&id=3&at_campaign=rss&page=2',
    'https://a.example/4?partnership=y&id=3',
    'https://a.example/5',
  ];
  const stored = async () => (await articles()).map(({ url, givenUrl }) => ({ url, givenUrl }));

  it('is shown without them, and kept as it was given', () =>
    inDatabase(async () => {
      await articleStore().storeBatch(
        addresses.map((url) => item({ url })),
        progress(),
      );
      expect(await stored()).toEqual(addresses.map(storedAddress));
    }));
});

describe('articles of a portal', () => {
  const portal = (mediaName: string, number: number, more: RawNews = {}): NewsItem => {
    const url = `https://n.news.naver.com/article/001/${number}`;
    return item({ url, mediaDomain: 'n.news.naver.com', mediaName, ...more });
  };
  const outletsOf = async () =>
    (
      await db()
        .select({ name: sql<string>`coalesce(media_korn_nm, media_lclan_nm)`, dmnNm: media.dmnNm })
        .from(article)
        .innerJoin(media, eq(media.mediaId, article.mediaId))
        .orderBy(article.articleId)
    ).map(({ name, dmnNm }) => [name, dmnNm]);
  const store = async (...items: NewsItem[]): Promise<void> => {
    await db().insert(sharedSite).values({ dmnNm: 'naver.com', siteNm: '네이버' }).onConflictDoNothing();
    await articleStore().storeBatch(items, progress());
  };

  it('belong to the outlets that are named, not to whichever came first', () =>
    inDatabase(async () => {
      await store(portal('가나일보', 1), portal('다라신문', 2), portal('가나일보', 3));
      expect(await outletsOf()).toEqual([
        ['가나일보', null],
        ['다라신문', null],
        ['가나일보', null],
      ]);
      expect((await db().select().from(media)).length).toBe(2);
    }));

  it('belong to the outlet of that name with a domain, in any spelling', () =>
    inDatabase(async () => {
      await db().insert(nationCode).values({ ntnId: 'JP', ntnNm: '일본' }).onConflictDoNothing();
      const names = { mediaKornNm: '가나일보', mediaEngNm: 'GANA DAILY', mediaEngNmFold: fold('GANA DAILY') };
      await createOutlet({ ...names, mediaKornNmFold: fold('가나일보'), dmnNm: 'gana.example', ntnId: 'KR' });
      await store(portal('가나일보', 1), portal('Gana Daily', 2), portal('가나일보', 3, { ntnId: 'JP' }));
      expect(await outletsOf()).toEqual([
        ['가나일보', 'gana.example'],
        ['가나일보', 'gana.example'],
        ['가나일보', null],
      ]);
    }));

  it('are told by their domain where the portal is out of use', () =>
    inDatabase(async () => {
      await db().insert(sharedSite).values({ dmnNm: 'naver.com', siteNm: '네이버', useYn: 'N' });
      await store(portal('가나일보', 1), portal('다라신문', 2));
      expect(await outletsOf()).toEqual([
        ['가나일보', 'n.news.naver.com'],
        ['가나일보', 'n.news.naver.com'],
      ]);
    }));
});

describe('the article store', () => {
  it('continues with the remaining outlet after a merge between batches', () =>
    inDatabase(async () => {
      const store = articleStore();
      await store.storeBatch([item()], progress());
      const [from] = await db().select().from(media);
      const into = await createOutlet({ mediaKornNm: '남은신문' });
      await db()
        .update(media)
        .set({ mrgTrgtMediaId: into.mediaId })
        .where(eq(media.mediaId, from?.mediaId ?? 0));
      await store.storeBatch([item({ url: 'https://a.example/2' })], progress({ position: 2 }));
      expect((await articles()).map(({ mediaId }) => mediaId)).toEqual([from?.mediaId, into.mediaId]);
    }));

  it('stores an article with its outlet, language, tokens and registrar', () =>
    inDatabase(async () => {
      await articleStore().storeBatch(
        [
          item({
            articleCn: '한글날 전시',
            lang: 'pt-BR',
            kornTtl: '번역 제목',
            articleTransCn: '번역문',
            mediaDomain: 'a.example',
          }),
        ],
        progress(),
      );
      const [row] = await articles();
      expect(row).toMatchObject({
        itemKnd: 'article',
        kornTtl: '번역 제목',
        lclanTtl: '제목',
        lanCd: 'pt',
        ntnId: 'KR',
        canonicalUrl: 'a.example/1',
        contentHash: null,
        wholSentTransYn: 'Y',
        rgtrId: 'SYSTEM',
      });
      for (const term of ['전시', '번역문', '제목']) {
        for (const token of queryTokens(term).tokens) expect(row?.tk, term).toContain(token);
      }
      const [outlet] = await db().select().from(media);
      expect(outlet).toMatchObject({
        mediaId: row?.mediaId,
        mediaKornNm: '시험일보',
        dmnNm: 'a.example',
        ntnId: 'KR',
      });
    }));

  it('counts known items as duplicates, by address or else by content', () =>
    inDatabase(async () => {
      const store = articleStore();
      const one = item();
      const bare = item({ url: null, mediaDomain: 'a.example' });
      expect(await store.storeBatch([one, bare], progress())).toEqual({ stored: 2, duplicates: 0 });
      const again = [
        item({ lclanTtl: '고친 제목', url: 'https://a.example/1?utm_source=x' }),
        bare,
        item({ url: 'https://a.example/2' }),
      ];
      expect(await store.storeBatch(again, progress())).toEqual({ stored: 1, duplicates: 2 });
      expect(await articles()).toHaveLength(3);
      expect(await db().select().from(media)).toHaveLength(1);
    }));

  it('uses an outlet registered by domain, or by name and country', () =>
    inDatabase(async () => {
      const byDomain = await createOutlet({ mediaKornNm: '다른 이름', dmnNm: 'a.example' });
      const byName = await createOutlet({ mediaKornNm: '시험일보', ntnId: 'KR' });
      await articleStore().storeBatch([item(), item({ url: null, lclanTtl: '주소 없음' })], progress());
      expect((await articles()).map((row) => row.mediaId)).toEqual([byDomain.mediaId, byName.mediaId]);
    }));

  it('uses the outlet whose address has the domain, where another domain identifies it', () =>
    inDatabase(async () => {
      const { mediaId } = await createOutlet({ dmnNm: 'press.example', canonicalUrl: 'press.co.example' });
      await articleStore().storeBatch([item({ mediaDomain: 'press.co.example' })], progress());
      expect((await articles()).map((one) => one.mediaId)).toEqual([mediaId]);
    }));

  it('has the country of its outlet where its source tells none, else what its texts tell', () =>
    inDatabase(async () => {
      const bare = { ntnId: null, lang: 'fr', lclanTtl: 'Paris : le musée du Louvre ferme', url: null };
      const marseille = 'À Marseille et à Lyon, les musées français restent ouverts.';
      await createOutlet({
        mediaKornNm: null,
        mediaLclanNm: 'La Tribune',
        dmnNm: 'tribune.com',
        ntnId: 'BE',
      });
      const store = articleStore();
      await store.storeBatch(
        [
          item({ ...bare, mediaName: 'La Tribune', mediaDomain: 'tribune.com', articleCn: marseille }),
          item({ ...bare, mediaName: 'Inconnu', mediaDomain: 'inconnu.com', articleCn: marseille }),
          item({ ...bare, mediaName: 'Inconnu', mediaDomain: 'inconnu.com', lclanTtl: 'Le musée ferme' }),
          item({
            ...bare,
            mediaName: 'Tribune TV',
            mediaDomain: 'tv.tribune.com',
            lclanTtl: 'Le musée ferme',
          }),
          item({ ...bare, ntnId: 'CH', mediaName: 'Inconnu', mediaDomain: 'inconnu.com' }),
        ],
        progress(),
      );
      expect(
        (await articles()).map(({ ntnId, fieldOrgn }) => [ntnId, (fieldOrgn as Origins | null)?.ntnId?.by]),
      ).toEqual([
        ['BE', undefined],
        ['FR', 'rules'],
        [null, undefined],
        ['BE', undefined],
        ['CH', undefined],
      ]);
    }));

  it('leaves the country empty when it is not among the country codes', () =>
    inDatabase(async () => {
      await db().delete(nationCode).where(eq(nationCode.ntnId, 'AQ'));
      await articleStore().storeBatch([item({ ntnId: 'AQ' })], progress());
      expect((await articles())[0]?.ntnId).toBeNull();
    }));

  it('knows a country from the moment in which somebody registers it', () =>
    inDatabase(async () => {
      const store = articleStore();
      await db().delete(nationCode).where(eq(nationCode.ntnId, 'AQ'));
      await store.storeBatch([item({ ntnId: 'AQ' })], progress());
      await db().insert(nationCode).values({ ntnId: 'AQ', ntnNm: '남극' });
      await store.storeBatch([item({ ntnId: 'AQ', url: 'https://a.example/2' })], progress({ position: 2 }));
      expect((await articles()).map(({ ntnId }) => ntnId)).toEqual([null, 'AQ']);
    }));

  it('stores the progress with the outcome of its batch, and gives it back', () =>
    inDatabase(async () => {
      const store = articleStore();
      expect(await store.progressOf('f1')).toBeNull();
      await store.storeBatch([item()], progress());
      await store.storeBatch(
        [item()],
        progress({ position: 2, done: true, tally: { ...emptyTally(), read: 2, stored: 1 } }),
      );
      expect(await store.progressOf('f1')).toEqual({
        source: 'f1',
        sourceName: 'test.ndjson',
        position: 2,
        done: true,
        tally: { ...emptyTally(), read: 2, stored: 1, duplicates: 1 },
      });
    }));

  it('stores no archived article again, with an address or without', () =>
    inDatabase(async () => {
      const again = [item(), item({ url: null, articleCn: '주소 없는 글' })];
      await articleStore().storeBatch(again, progress());
      await db().update(article).set({ delYn: 'A' });
      expect(await articleStore().storeBatch(again, progress())).toEqual({ stored: 0, duplicates: 2 });
      expect(await articles()).toMatchObject([{ delYn: 'A' }, { delYn: 'A' }]);
    }));

  it('stores neither articles nor progress if the transaction fails, and recovers', () =>
    inDatabase(async () => {
      const store = articleStore();
      await db().execute(sql`alter table collect_progress add constraint planted check (position <> 13)`);
      await expect(store.storeBatch([item()], progress({ position: 13 }))).rejects.toThrow();
      expect(await articles()).toEqual([]);
      expect(await store.progressOf('f1')).toBeNull();
      await db().execute(sql`alter table collect_progress drop constraint planted`);
      expect(await store.storeBatch([item()], progress())).toEqual({ stored: 1, duplicates: 0 });
    }));
});
