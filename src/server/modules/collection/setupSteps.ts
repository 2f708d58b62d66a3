import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { article, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { bad, good, notice, type SetupStep } from '#server/kernel/health/healthCheck.ts';

const sources: SetupStep = {
  area: '수집원',
  why: '기사는 수집을 시작한 수집원에서만 들어옵니다.',
  menu: '/admin/monitoring/CollectSource',
  run: async () => {
    const [row] = await db()
      .select({
        all: count(),
        started: sql<number>`(count(*) filter (where ${mediaFeed.useYn} = 'Y'))::int`,
        read: sql<number>`(count(*) filter (where ${mediaFeed.useYn} = 'Y' and ${isNotNull(mediaFeed.lastScsDt)}))::int`,
      })
      .from(mediaFeed)
      .where(eq(mediaFeed.delYn, 'N'));
    const { all = 0, started = 0, read = 0 } = row ?? {};
    if (started === 0)
      return all
        ? bad(`수집원 ${grouped(all)}곳이 멈춰 있습니다. ‘골라 시작하기’에서 볼 나라와 언어를 골라 주세요.`)
        : bad('수집원이 없습니다. 매체의 RSS 주소를 등록해 주세요.');
    return read
      ? good(`${grouped(started)}곳에서 수집하고, 그 가운데 ${grouped(read)}곳을 읽었습니다.`)
      : notice(`${grouped(started)}곳에서 수집을 시작했습니다. 몇 분 안에 첫 기사가 들어옵니다.`);
  },
};

const articles: SetupStep = {
  area: '첫 기사',
  why: '기사가 들어오면 하이라이트와 통계가 저절로 채워집니다.',
  menu: '/article/Article',
  run: async () => {
    const [first] = await db()
      .select({ articleId: article.articleId })
      .from(article)
      .where(and(eq(article.delYn, 'N'), eq(article.itemKnd, 'article')))
      .limit(1);
    return first
      ? good('기사가 들어오고 있습니다.')
      : notice('아직 들어온 기사가 없습니다. 수집원을 시작하면 몇 분 안에 들어옵니다.');
  },
};

/** Where the articles of a new installation come from. */
export const setupSteps: SetupStep[] = [sources, articles];
