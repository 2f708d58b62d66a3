import { useQuery } from '@tanstack/react-query';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '#web/client/http/read.ts';

export type Label = Calls['GET /articlelabel-list']['answer']['data']['labels'][number];

/** An item as lists and details show it; ids of its labels, 0 for the reading list. */
export interface Labelled {
  articleId: number;
  labelIdList?: number[] | null;
}

export const labelsKey = 'labels';

/** The labels that the user may see. @param articleIds articles of which each label's `pickedCnt` are counted */
export const useLabels = (articleIds: readonly number[] = [], enabled = true) => {
  const { data, error } = useQuery({
    queryKey: [labelsKey, articleIds],
    queryFn: ({ signal }) =>
      read<{ labels: Label[] }>('/articlelabel-list', {
        params: { articleIds },
        signal,
        quiet: true,
        background: true,
      }),
    enabled,
  });
  return { labels: data?.labels, problem: error };
};
