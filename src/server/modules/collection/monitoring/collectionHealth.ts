import { and, count, eq, inArray, max } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { article, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { good, type HealthCheck, notice } from '#server/kernel/health/healthCheck.ts';
import { troubledStates } from '../sources/health.ts';

/** Milliseconds without a new article after which somebody should look why. */
const longSilence = 24 * 3_600_000;

/** Whether articles come in. */
export const collectionHealth = ({ demo, demoFeed }: Environment): HealthCheck => ({
  area: '수집',
  menu: '/admin/monitoring/CollectSource',
  look: async () => {
    const states = await db()
      .select({ state: mediaFeed.clctSttsCd, sources: count() })
      .from(mediaFeed)
      .where(eq(mediaFeed.delYn, 'N'))
      .groupBy(mediaFeed.clctSttsCd);
    const sum = (isMeant: (state: string) => boolean): number =>
      states.filter(({ state }) => isMeant(state)).reduce((all, { sources }) => all + sources, 0);
    const used = sum((state) => state !== 'paused');
    const troubled = sum((state) => (troubledStates as readonly string[]).includes(state));
    if (used === 0)
      return demo && !demoFeed
        ? good('체험 자료만 쓰고 있습니다.')
        : notice('모으고 있는 수집원이 없습니다. 수집원을 등록해 주세요.');
    if (troubled)
      return notice(
        `수집원 ${grouped(used)}곳 가운데 ${grouped(troubled)}곳에서 제대로 모으지 못하고 있습니다.`,
      );
    const [newest] = await db()
      .select({ at: max(article.regDt) })
      .from(article)
      .where(and(inArray(article.itemKnd, ['article', 'thinkTank', 'sns']), eq(article.delYn, 'N')));
    if (!newest?.at || Date.now() - newest.at.getTime() > longSilence)
      return notice('하루 넘게 새 글이 들어오지 않았습니다. 수집원과 수집기를 확인해 주세요.');
    return good(`수집원 ${grouped(used)}곳에서 모으고 있습니다.`);
  },
});
