import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RetentionPreview, RetentionRunLine, RetentionState } from '#generated/types/retentionCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';

/** Polling interval while a run is under way, in milliseconds. */
const lookEvery = 2_000;

export const isUnderWay = ({ sttsCd }: RetentionRunLine): boolean =>
  sttsCd === 'running' || sttsCd === 'undoing';

/**
 * What a rule has done, and what it can be told to do.
 * @param version of the rule: other conditions make the preview another one
 * @param onSwitched after the rule was switched on or off
 */
export const useRetention = (rtntRuleId: number, version: string, onSwitched: () => unknown) => {
  const queries = useQueryClient();
  const queryKey = ['retentionRule', 'runs', rtntRuleId, version];
  const runs = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read<RetentionState>('/retentionrule-runs', { params: { rtntRuleId }, signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? lookEvery : false),
  });
  const isRunning = runs.data?.runs.some(isUnderWay) ?? false;
  const preview = useQuery({
    // counted anew once a run has ended
    queryKey: ['retentionRule', 'preview', rtntRuleId, version, isRunning],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read<RetentionPreview>('/retentionrule-preview', { params: { rtntRuleId }, signal, quiet: true }),
  });
  const onSuccess = async (state: RetentionState): Promise<void> => {
    queries.setQueryData(queryKey, state);
    await onSwitched();
  };
  const switching = useMutation({
    mutationFn: (useYn: 'Y' | 'N') =>
      write<RetentionState>('PUT', '/retentionrule-use', { rtntRuleId, useYn }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: (rtntRunId: number) => write<RetentionState>('PUT', '/retentionrule-undo', { rtntRunId }),
    onSuccess,
  });
  return {
    runs,
    preview,
    switchTo: switching.mutate,
    undo: undo.mutate,
    isBusy: switching.isPending || undo.isPending,
  };
};
