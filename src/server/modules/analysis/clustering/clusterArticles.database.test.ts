// On both engines: the story of grouping.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  article,
  articleCluster,
  clusterAction,
  clusterArticle,
  clusterDecision,
  media,
} from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { articleTokens, noFindings } from '#server/modules/search/words/articleTokens.ts';
import { countingStatements } from '../../../../../tests/helpers/countingStatements.ts';
import { testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { clusterArticles, clusterDays, forgetWindow } from './clusterArticles.ts';

const database = await testDatabase();
const bound = (work: () => Promise<void>) => () => withDatabase(database, work);

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

/** What happened, in words of its own; the reports of it differ in their beginnings. */
const matters: Record<string, string> = {
  earthquake: '아오모리현 앞바다 규모 칠점오 강진 발생 쓰나미 경보 주민 대피',
  festival: '부산국제영화제 개막작 신인 감독 장편 선정 상영관 확대 예매 시작',
  museum: '국립중앙박물관 파리 순회 전시 조선 회화 도자 공개 관람객 체험',
  elections: 'Presidential runoff in Chile won by conservative candidate Kast after counting',
};
const beginnings = [
  '속보로 전한',
  '현지에서 본',
  '전문가가 말하는',
  '정리하면',
  '이틀째 이어진',
  'latest on',
];

let outlets: number[] = [];

const insert = async (
  reports: {
    matter: string;
    hoursAgo: number;
    outlet?: number;
    korn?: string;
    features?: string[];
    text?: string;
  }[],
): Promise<number[]> => {
  const values = reports.map(({ matter, hoursAgo, outlet = 0, korn, features, text }, place) => {
    const words = text ?? `${beginnings[place % beginnings.length]} ${matters[matter]}`;
    const texts = {
      lclanTtl: words,
      kornTtl: korn ?? (/[가-힣]/.test(words) ? words : null),
      articleCn: '',
      articleTransCn: null,
      jrnlLclanNm: null,
    };
    const time = new Date(now - hoursAgo * hour);
    return {
      ...texts,
      mediaId: outlets[outlet] as number,
      frmTrsfNscvrgDt: time,
      regDt: time,
      featExtr: features ? { issue: features.slice(0, 2), pern: features.slice(2) } : null,
      ...articleTokens({ ...noFindings, ...texts, reportedAt: time }),
    };
  });
  const made = await db().insert(article).values(values).returning({ articleId: article.articleId });
  return made.map(({ articleId }) => articleId);
};

const stored = z.object({
  clusterId: z.coerce.number(),
  day: z.string(),
  title: z.string(),
  storyId: z.number().nullable(),
  score: z.number().nullable(),
  articleIds: z.array(z.coerce.number()),
});
const highlights = () =>
  rows(
    stored,
    sql`select c.cluster_id "clusterId", c.cluster_dt::text "day", c.cluster_ttl "title", c.story_id "storyId",
      c.cluster_scr "score", to_json(array_agg(m.article_id order by m.article_id)) "articleIds"
    from article_cluster c join cluster_article m on m.cluster_id = c.cluster_id and m.del_yn = 'N'
    where c.del_yn = 'N' group by c.cluster_id order by c.cluster_dt, min(m.article_id)`,
  );
const groups = async () => (await highlights()).map(({ day, articleIds }) => ({ day, articleIds }));

beforeEach(
  bound(async () => {
    await db().delete(clusterDecision);
    await db().delete(clusterAction);
    await db().delete(clusterArticle);
    await db().delete(articleCluster);
    await db().delete(article);
    await db().delete(media);
    outlets = (
      await db()
        .insert(media)
        .values(['가신문', '나신문', '다신문', '라신문'].map((mediaKornNm) => ({ mediaKornNm })))
        .returning({ mediaId: media.mediaId })
    ).map(({ mediaId }) => mediaId);
    forgetWindow();
  }),
);

/** Several matters over two days, more in one than in the other. */
const mixed = () =>
  insert(
    ['earthquake', 'festival', 'museum', 'elections'].flatMap((matter, at) =>
      [2, 5, 8, 26, 29].map((hoursAgo, place) => ({
        matter,
        hoursAgo: hoursAgo + at * 0.2,
        outlet: place % 4,
      })),
    ),
  );

describe('highlights that are made of articles', () => {
  it(
    'are one for each matter and Korean day, of one story, and stay as they are when it is said again',
    bound(async () => {
      const ids = await mixed();
      expect(await clusterArticles(ids, now)).toBeGreaterThan(0);
      const made = await highlights();
      expect(made.map(({ day, articleIds }) => [day, articleIds.length])).toEqual([
        ...Array.from({ length: 4 }, () => ['2026-11-19', 2]),
        ...Array.from({ length: 4 }, () => ['2026-11-20', 3]),
      ]);
      expect(new Set(made.map(({ storyId }) => storyId)).size).toBe(4);
      expect(made.every(({ title, score }) => title !== '' && (score ?? 0) > 0)).toBe(true);
      expect(await clusterArticles(ids, now)).toBe(0);
      forgetWindow();
      expect(await clusterArticles(ids.slice(3, 9), now)).toBe(0);
      expect(await highlights()).toEqual(made);
    }),
  );

  it(
    'are the same whether the articles come at once, in parts, or day after day from the database',
    bound(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const atOnce = await groups();
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      forgetWindow();
      for (const part of [ids.slice(7, 12), ids.slice(0, 7), ids.slice(12)]) {
        await clusterArticles(part, now);
        forgetWindow();
      }
      expect(await groups()).toEqual(atOnce);
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      await clusterDays('2026-11-18', '2026-11-20');
      expect(await groups()).toEqual(atOnce);
    }),
  );

  it(
    'need two outlets or three reports, and take in what comes later under the same number',
    bound(async () => {
      const [first] = await insert([{ matter: 'museum', hoursAgo: 4 }]);
      const second = await insert([{ matter: 'museum', hoursAgo: 3, text: `여러 날 ${matters.museum}` }]);
      await clusterArticles([first as number, ...second], now);
      expect(await highlights()).toEqual([]);
      const third = await insert([{ matter: 'museum', hoursAgo: 2, outlet: 1 }]);
      await clusterArticles(third, now);
      const [made] = await highlights();
      expect(made?.articleIds).toHaveLength(3);
      const fourth = await insert([
        { matter: 'museum', hoursAgo: 1, outlet: 2, text: `다시 ${matters.museum}` },
      ]);
      await clusterArticles(fourth, now);
      const [again] = await highlights();
      expect(again).toMatchObject({ clusterId: made?.clusterId, articleIds: { length: 4 } });
    }),
  );

  it(
    'bring languages together by words of the dictionary, and are named in Korean where there is a title',
    bound(async () => {
      const features = ['한류', '문화외교', '김감독'];
      const ids = await insert([
        { matter: 'elections', hoursAgo: 3, text: 'Festival abre con la primera película', features },
        { matter: 'elections', hoursAgo: 2, text: '映画祭、新人監督の長編で開幕', outlet: 1, features },
        { matter: 'elections', hoursAgo: 1, text: '영화제 첫 장편으로 막 올라', outlet: 2, features },
        { matter: 'elections', hoursAgo: 1, text: 'Weather stays mild', outlet: 2, features: ['한류'] },
      ]);
      await clusterArticles(ids, now);
      expect(await highlights()).toMatchObject([
        { articleIds: ids.slice(0, 3), title: '영화제 첫 장편으로 막 올라' },
      ]);
    }),
  );

  it(
    'lose articles that are deleted, and are gone when nothing is left',
    bound(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 3 },
        { matter: 'museum', hoursAgo: 2, outlet: 1 },
        { matter: 'museum', hoursAgo: 1, outlet: 2 },
      ]);
      await clusterArticles(ids, now);
      await db().update(article).set({ delYn: 'Y' }).where(sql`article_id = ${ids[0]}`);
      await clusterArticles([ids[0] as number], now);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: ids.slice(1) }]);
      await db().update(article).set({ delYn: 'Y' });
      await clusterArticles(ids, now);
      expect(await highlights()).toEqual([]);
      expect(await db().select().from(clusterArticle)).toEqual([]);
    }),
  );

  it(
    'come out whole when a run is broken off in between and begun again',
    bound(async () => {
      // more than fits into one transaction
      const ids = await insert(
        Object.keys(matters).flatMap((matter) =>
          Array.from({ length: 50 }, (_, place) => ({
            matter,
            hoursAgo: 1 + place * 0.2,
            outlet: place % 4,
          })),
        ),
      );
      await clusterArticles(ids, now);
      const whole = await groups();
      await db().delete(clusterArticle);
      await db().delete(articleCluster);
      forgetWindow();
      await clusterArticles(ids.slice(0, 100), now);
      await db().execute(sql`create function refuse() returns trigger language plpgsql as $$ begin
        if (select count(*) from cluster_article) >= 160 then raise exception 'broken off'; end if; return new; end $$`);
      await db().execute(
        sql`create trigger refuse before insert on cluster_article for each row execute function refuse()`,
      );
      await expect(clusterArticles(ids, now)).rejects.toThrow();
      expect((await groups()).length).toBeGreaterThan(0);
      expect((await groups()).length).toBeLessThan(whole.length);
      await db().execute(sql`drop trigger refuse on cluster_article`);
      await db().execute(sql`drop function refuse`);
      forgetWindow();
      await clusterArticles(ids, now);
      expect(await groups()).toEqual(whole);
    }),
  );

  it(
    'notice what another process registered and put into highlights meanwhile',
    bound(async () => {
      await clusterArticles([], now);
      const ids = await insert([
        { matter: 'museum', hoursAgo: 0.02 },
        { matter: 'museum', hoursAgo: 0.01, outlet: 1 },
      ]);
      await clusterDays('2026-11-20', '2026-11-20');
      const third = await insert([{ matter: 'museum', hoursAgo: 0.005, outlet: 2, text: matters.museum }]);
      await clusterArticles(third, now + 1_000);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: [...ids, ...third] }]);
      // deleted, and taken out by the other process, before a fourth comes
      await db()
        .update(article)
        .set({ delYn: 'Y', mdfcnDt: new Date(now + 2_000) })
        .where(sql`article_id = ${ids[0]}`);
      await db().execute(sql`select nextval('cluster_turn')`);
      await db().delete(clusterArticle).where(sql`article_id = ${ids[0]}`);
      const fourth = await insert([{ matter: 'museum', hoursAgo: 0.004, outlet: 3, text: matters.museum }]);
      await clusterArticles(fourth, now + 3_000);
      const left = [ids[1], ...third, ...fourth];
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: left }]);
    }),
  );

  it(
    'of many articles are not written anew for one more',
    bound(async () => {
      const ids = await insert(
        Array.from({ length: 30 }, (_, place) => ({
          matter: 'museum',
          hoursAgo: 1 + place * 0.05,
          outlet: place % 4,
          text: `${place}보 ${matters.museum}`,
        })),
      );
      await clusterArticles(ids, now);
      const [made] = await highlights();
      expect(made?.articleIds).toEqual(ids);
      const more = await insert([{ matter: 'museum', hoursAgo: 0.5, text: `마감 ${matters.museum}` }]);
      expect(await clusterArticles(more, now)).toBeLessThan(20);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: [...ids, ...more] }]);
    }),
  );

  it(
    'are neither read nor sent again where nothing differs',
    bound(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const { statements } = await countingStatements(database, () => clusterArticles(ids.slice(0, 4), now));
      expect(statements.filter((one) => /cluster_article|article_cluster/.test(one))).toHaveLength(1);
    }),
  );

  it(
    'are looked at again when another writes in between',
    bound(async () => {
      const ids = await mixed();
      await clusterArticles(ids, now);
      const [first] = await highlights();
      // as another process that took the same articles for something else
      await db().execute(sql`select nextval('cluster_turn')`);
      await db().delete(clusterArticle).where(sql`cluster_id = ${first?.clusterId}`);
      await clusterArticles(first?.articleIds ?? [], now);
      expect(await groups()).toContainEqual({ day: first?.day, articleIds: first?.articleIds });
    }),
  );

  it(
    'of stored days are one story over midnight',
    bound(async () => {
      await mixed();
      await clusterDays('2026-11-19', '2026-11-20');
      const made = await highlights();
      expect(made).toHaveLength(8);
      expect(new Set(made.map(({ storyId }) => storyId)).size).toBe(4);
      expect(await clusterDays('2026-11-19', '2026-11-20')).toBe(0);
    }),
  );

  it(
    'leave alone what stands in a highlight of the demonstration',
    bound(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 3 },
        { matter: 'museum', hoursAgo: 2, outlet: 1 },
        { matter: 'museum', hoursAgo: 1, outlet: 2 },
      ]);
      const [made] = await db()
        .insert(articleCluster)
        .values({ clusterTtl: '체험', clusterDt: '2026-11-20', crtMthdCd: 'DEMO' })
        .returning();
      const clusterId = made?.clusterId ?? 0;
      await db()
        .insert(clusterArticle)
        .values(ids.slice(0, 2).map((articleId) => ({ clusterId, articleId })));
      await clusterArticles(ids, now);
      expect(await groups()).toEqual([{ day: '2026-11-20', articleIds: ids.slice(0, 2) }]);
    }),
  );

  it(
    'of long ago are made among the articles of their own days',
    bound(async () => {
      const ids = await insert([
        { matter: 'museum', hoursAgo: 24 * 30 },
        { matter: 'museum', hoursAgo: 24 * 30 + 1, outlet: 1 },
        { matter: 'museum', hoursAgo: 24 * 15, outlet: 2 },
      ]);
      await clusterArticles([ids[0] as number], now);
      expect(await groups()).toEqual([{ day: '2026-10-21', articleIds: ids.slice(0, 2) }]);
    }),
  );
});
