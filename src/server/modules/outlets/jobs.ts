import { z } from 'zod';
import { defineJob } from '#server/kernel/jobs/job.ts';

/** Moves articles of merged outlets that are not at their target yet, also after interruptions. */
export const outletMoveJob = defineJob({ name: 'outletMove', label: '병합한 매체의 기사 옮기기' });

/** Gives articles without a country that of their outlet. */
export const outletNationJob = defineJob({
  name: 'outletNation',
  label: '매체의 국가를 기사에 반영',
  data: z.object({ mediaIds: z.array(z.number()), ntnId: z.string(), userId: z.string().nullable() }),
});
