import { defineJob } from '#server/kernel/jobs/job.ts';

/** Moves articles of merged outlets that are not at their target yet, also after interruptions. */
export const outletMoveJob = defineJob({ name: 'outletMove', label: '병합한 매체의 기사 옮기기' });

/** Gives articles without a country that of their outlet. */
export const outletNationJob = defineJob<{ mediaIds: number[]; ntnId: string; userId: string | null }>({
  name: 'outletNation',
  label: '매체의 국가를 기사에 반영',
});
