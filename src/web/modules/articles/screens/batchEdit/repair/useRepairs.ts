import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RepairRun, Repairs } from '#generated/types/articleBatchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';

/** Polling interval while a run is under way, in milliseconds. */
const lookEvery = 2_000;

export const isUnderWay = (run: RepairRun | null | undefined): boolean =>
  run?.sttsCd === 'running' || run?.sttsCd === 'undoing';

const queryKey = ['articleRepairs'];

/** The last preview and the last repair, and what can be begun. */
export const useRepairs = () => {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read<Repairs>('/article-list/repair', { signal, quiet: true }),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.preview) || isUnderWay(state.data?.last) ? lookEvery : false,
  });
  const onSuccess = (repairs: Repairs): void => void queries.setQueryData(queryKey, repairs);
  const begin = useMutation({
    mutationFn: (tryYn: 'Y' | 'N') => write<Repairs>('PUT', '/update-article/repair', { tryYn }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: (articleRepairId: number) =>
      write<Repairs>('PUT', '/update-article/repair/undo', { articleRepairId }),
    onSuccess,
  });
  const isBusy = begin.isPending || undo.isPending || isUnderWay(data?.last);
  return {
    data,
    error,
    refetch,
    isBusy,
    isUndoAsked: undo.isPending,
    begin: begin.mutate,
    undo: undo.mutate,
  };
};
