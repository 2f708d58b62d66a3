import { useQuery } from '@tanstack/react-query';
import type { CollectionStatus } from '#generated/types/monitoringCalls.ts';
import { read } from '#web/client/http/read.ts';
import type { Figure } from '#web/kit/figures/Figures.tsx';

/** Numbers of collected items, in all and per source. */
export const useCollectionStatus = () =>
  useQuery({
    queryKey: ['collectionStatus'],
    queryFn: ({ signal }) => read<CollectionStatus>('/collectionstatus-list', { signal, quiet: true }),
  });

/** The figures in display order. */
export const figuresOf = (status: CollectionStatus | undefined): Figure[] => [
  { label: '오늘', value: status?.figures.todayCount },
  { label: '이번 달', value: status?.figures.monthCount },
  { label: '올해', value: status?.figures.yearCount },
  { label: '전체', value: status?.figures.totalCount },
];
