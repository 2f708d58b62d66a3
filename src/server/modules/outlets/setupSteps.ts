import { and, eq } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { good, notice, type SetupStep } from '#server/kernel/health/healthCheck.ts';

/** The outlets of a new installation. */
export const setupSteps: SetupStep[] = [
  {
    area: '매체',
    why: '기사의 국가와 언어, 점수는 매체에서 옵니다.',
    menu: '/article/Medn',
    run: async () => {
      const known = await db().$count(media, and(eq(media.delYn, 'N'), eq(media.useYn, 'Y')));
      return known
        ? good(`매체 ${grouped(known)}곳을 알고 있습니다.`)
        : notice('등록한 매체가 없습니다. 매체를 등록하거나 목록을 가져와 주세요.');
    },
  },
];
