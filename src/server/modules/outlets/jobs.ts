import { defineJob } from '#server/kernel/jobs/job.ts';

/** Articles of merged outlets that are not where they belong yet are brought there, whatever came between. */
export const outletMoveJob = defineJob({ name: 'outletMove', label: '병합한 매체의 기사 옮기기' });

/** Articles without a country get that of their outlets. */
export const outletNationJob = defineJob<{ mediaIds: number[]; ntnId: string; userId: string | null }>({
  name: 'outletNation',
  label: '매체의 국가를 기사에 주기',
});
