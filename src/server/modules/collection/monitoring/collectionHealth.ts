import { and, count, eq, inArray, max } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { article, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { good, type HealthCheck, notice } from '#server/kernel/health/healthCheck.ts';
import { livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { troubledStates } from '../sources/health.ts';

/** Milliseconds without a new article after which an administrator should investigate. */
const longSilence = 24 * 3_600_000;

/** True if no process collects: neither this server, nor a worker, nor another server. */
const isSwitchedOff = async ({ collect }: Pick<Environment, 'collect'>): Promise<boolean> => {
  if (collect) return false;
  const living = await livingProcesses();
  return living.length <= 1 && living.every(({ kndCd }) => kndCd === 'server');
};

/** Health check: whether new articles arrive. */
export const collectionHealth = ({ collect, demo, demoFeed }: Environment): HealthCheck => ({
  area: '수집',
  menu: '/admin/monitoring/CollectSource',
  run: async () => {
    const states = await db()
      .select({ state: mediaFeed.clctSttsCd, sources: count() })
      .from(mediaFeed)
      .where(eq(mediaFeed.delYn, 'N'))
      .groupBy(mediaFeed.clctSttsCd);
    const sum = (isMeant: (state: string) => boolean): number =>
      states.filter(({ state }) => isMeant(state)).reduce((all, { sources }) => all + sources, 0);
    const used = sum((state) => state !== 'paused');
    const troubled = sum((state) => (troubledStates as readonly string[]).includes(state));
    if (used === 0 && demo && !demoFeed) return good('체험 자료만 쓰고 있습니다.');
    const stopped = sum((state) => state === 'paused');
    if (used === 0)
      return notice(
        stopped
          ? `수집원 ${grouped(stopped)}곳이 모두 중지되어 있습니다. 수집원 화면에서 골라 수집을 시작해 주세요.`
          : '등록한 수집원이 없습니다. 수집원을 등록해 주세요.',
      );
    if (await isSwitchedOff({ collect }))
      return notice(
        `서버 설정(COLLECT=0)으로 수집이 꺼져 있고 따로 실행 중인 수집 프로세스도 없어, 수집원 ${grouped(used)}곳에서 수집하지 않습니다. 수집하려면 수집 프로세스를 켜거나 COLLECT=1로 서버를 다시 시작해 주세요.`,
      );
    if (troubled)
      return notice(
        `수집원 ${grouped(used)}곳 가운데 ${grouped(troubled)}곳에서 제대로 수집하지 못하고 있습니다.`,
      );
    const [newest] = await db()
      .select({ at: max(article.regDt) })
      .from(article)
      .where(and(inArray(article.itemKnd, ['article', 'thinkTank', 'sns']), eq(article.delYn, 'N')));
    if (!newest?.at || Date.now() - newest.at.getTime() > longSilence)
      return notice('하루 넘게 새 글이 들어오지 않았습니다. 수집원과 수집기를 확인해 주세요.');
    return good(`수집원 ${grouped(used)}곳에서 수집하고 있습니다.`);
  },
});
