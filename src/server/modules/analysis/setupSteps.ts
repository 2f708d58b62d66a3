import { and, eq } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { featureExtractionDict } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { bad, good, type SetupStep } from '#server/kernel/health/healthCheck.ts';

/** What a new installation needs to find keywords. */
export const setupSteps: SetupStep[] = [
  {
    area: '특징 사전',
    why: '기사의 키워드는 사전의 낱말에서 나옵니다. 사전이 없으면 키워드 통계도 없습니다.',
    menu: '/admin/FeatureDictManage',
    run: async () => {
      const words = await db().$count(
        featureExtractionDict,
        and(eq(featureExtractionDict.delYn, 'N'), eq(featureExtractionDict.useYn, 'Y')),
      );
      return words
        ? good(`낱말 ${grouped(words)}개로 키워드를 찾습니다.`)
        : bad('사전이 비어 있어 기사에 키워드가 붙지 않습니다. 낱말을 등록하거나 목록을 가져와 주세요.');
    },
  },
];
