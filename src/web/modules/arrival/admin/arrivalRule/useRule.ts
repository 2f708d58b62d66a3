import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListAnswer } from '#contract/list.ts';
import type { ArrivalApplicationItem } from '#generated/types/arrivalApplication.ts';
import type { ArrivalState, ArrivalTrial } from '#generated/types/arrivalRuleCalls.ts';
import { http } from '#web/client/http/http.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';

/** Polling interval while something is undone, in milliseconds. */
const lookEvery = 2_000;
/** Applications of a page. */
export const pageSize = 10;

/**
 * The state of a rule, its trial, and what it did.
 * @param version of the rule: other conditions make the trial another one
 * @param onChanged after the rule was changed: it has a new version
 */
export const useRule = (arvlRuleId: number, version: string, onChanged: () => unknown) => {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const queryKey = ['arrivalRule', 'state', arvlRuleId, version];
  const state = useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read<ArrivalState>('/arrivalrule-state', { params: { arvlRuleId }, signal, quiet: true }),
    refetchInterval: ({ state: { data } }) => (data?.undoing?.sttsCd === 'undoing' ? lookEvery : false),
  });
  const isUndoing = state.data?.undoing?.sttsCd === 'undoing';
  const applied = useQuery({
    queryKey: ['arrivalRule', 'applied', arvlRuleId, page, state.data?.appliedCnt, isUndoing],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<ArrivalApplicationItem>>('/arrivalapplication-list', {
          params: { arvlRuleId, page, size: pageSize },
          signal,
          quiet: true,
        })
      ).data,
  });
  const onSuccess = async (data: ArrivalState): Promise<void> => {
    queries.setQueryData(queryKey, data);
    await onChanged();
  };
  const trial = useMutation({
    mutationFn: () => write<ArrivalTrial>('PUT', '/arrivalrule-trial', { arvlRuleId }),
    onSuccess: (data) => onSuccess(data.state),
  });
  const switching = useMutation({
    mutationFn: (useYn: 'Y' | 'N') => write<ArrivalState>('PUT', '/arrivalrule-use', { arvlRuleId, useYn }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: (aplcIds: readonly number[] | undefined) =>
      write<ArrivalState>('PUT', '/arrivalrule-undo', { arvlRuleId, ...(aplcIds && { aplcIds }) }),
    onSuccess,
  });
  return {
    state,
    isUndoing,
    applied: { ...applied, page, setPage },
    trial: { ...trial, run: () => trial.mutate() },
    switchTo: switching.mutate,
    undo: undo.mutate,
    isBusy: trial.isPending || switching.isPending || undo.isPending,
  };
};
