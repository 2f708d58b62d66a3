import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  article,
  articleCluster,
  clusterAction,
  clusterArticle,
  clusterDecision,
  media,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
// past the index: a background job that the test runs at once
import { discardWindow } from '#server/modules/analysis/clustering/clusterArticles.ts';
import { createArticles, createOutlets } from './factories.ts';

/** Articles on a few issues, and the highlights made of them. All functions need a bound database. */

/** Noon of one day, UTC. */
export const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

/** Texts of the issues; reports on one issue differ in their beginnings. */
export const matters: Record<string, string> = {
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

/** Stores articles with their tokens; `hoursAgo` before `now`. */
export const insert = async (
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
    const time = new Date(now - hoursAgo * hour);
    return {
      lclanTtl: words,
      kornTtl: korn ?? (/[가-힣]/.test(words) ? words : null),
      articleCn: '',
      mediaId: outlets[outlet] as number,
      frmTrsfNscvrgDt: time,
      regDt: time,
      featExtr: features ? { issue: features.slice(0, 2), pern: features.slice(2) } : null,
    };
  });
  const made = await createArticles(values);
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
/** The stored highlights, by day. */
export const highlights = () =>
  rows(
    stored,
    sql`select c.cluster_id "clusterId", c.cluster_dt::text "day", c.cluster_ttl "title", c.story_id "storyId",
      c.cluster_scr "score", to_json(array_agg(m.article_id order by m.article_id)) "articleIds"
    from article_cluster c join cluster_article m on m.cluster_id = c.cluster_id and m.del_yn = 'N'
    where c.del_yn = 'N' group by c.cluster_id order by c.cluster_dt, min(m.article_id)`,
  );
export const groups = async () => (await highlights()).map(({ day, articleIds }) => ({ day, articleIds }));

/** Deletes articles and highlights, and creates four outlets. */
export const resetArticles = async (): Promise<void> => {
  await db().delete(clusterDecision);
  await db().delete(clusterAction);
  await db().delete(clusterArticle);
  await db().delete(articleCluster);
  await db().delete(article);
  await db().delete(media);
  outlets = (
    await createOutlets(['가신문', '나신문', '다신문', '라신문'].map((mediaKornNm) => ({ mediaKornNm })))
  ).map(({ mediaId }) => mediaId);
  discardWindow();
};

/** Several issues over two days, with different numbers of articles. */
export const mixed = () =>
  insert(
    ['earthquake', 'festival', 'museum', 'elections'].flatMap((matter, at) =>
      [2, 5, 8, 26, 29].map((hoursAgo, place) => ({
        matter,
        hoursAgo: hoursAgo + at * 0.2,
        outlet: place % 4,
      })),
    ),
  );
