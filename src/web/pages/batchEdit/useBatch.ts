import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BatchPreviews, BatchResult, LastBatch } from '#generated/types/articleBatchCalls.ts';
import { read } from '#web/shared/http/read.ts';
import { write } from '#web/shared/http/write.ts';

/** What is looked for, in which articles, and what it becomes. */
export interface BatchConditions {
  fromText: string;
  toText: string;
  startDate: string;
  endDate: string;
  lclsfNm: string;
}

export const pageSize = 20;
/** Articles that one edit may change. */
export const mostArticles = 1_000;

const path = '/article-list/batch-edit';
const params = ({ lclsfNm, ...rest }: BatchConditions) => ({ ...rest, ...(lclsfNm && { lclsfNm }) });

/** One page of the articles that would change. */
export const useBatchPreview = (conditions: BatchConditions | null, page: number) =>
  useQuery({
    queryKey: ['batchPreview', conditions, page],
    enabled: conditions !== null,
    queryFn: ({ signal }) =>
      read<BatchPreviews>(path, {
        params: { ...params(conditions as BatchConditions), page, size: pageSize },
        signal,
        quiet: true,
      }),
  });

/** The ids of all articles that would change, as far as one edit reaches. */
export const allIds = async (conditions: BatchConditions): Promise<number[]> => {
  const size = 200;
  const ids: number[] = [];
  for (let page = 1; ids.length < mostArticles; page++) {
    const { items, totalRecords } = await read<BatchPreviews>(path, {
      params: { ...params(conditions), page, size },
    });
    ids.push(...items.map(({ articleId }) => articleId));
    if (items.length < size || ids.length >= totalRecords) break;
  }
  return ids.slice(0, mostArticles);
};

export const useLastBatch = () =>
  useQuery({
    queryKey: ['lastBatch'],
    queryFn: ({ signal }) =>
      read<LastBatch | null>('/article-list/batch-edit/last', { signal, background: true }),
  });

/** The two writes; what is shown is read anew after each. */
export const useBatchWrites = () => {
  const queryClient = useQueryClient();
  const readAnew = async <T>(writing: Promise<T>): Promise<T> => {
    const result = await writing;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['batchPreview'] }),
      queryClient.invalidateQueries({ queryKey: ['lastBatch'] }),
    ]);
    return result;
  };
  return {
    apply: ({ fromText, toText }: BatchConditions, articleIds: readonly number[]) =>
      readAnew(write<BatchResult>('PUT', '/update-article/batch-edit', { fromText, toText, articleIds })),
    undo: (batchEditId: number) =>
      readAnew(write<BatchResult>('PUT', '/update-article/batch-edit/undo', { batchEditId })),
  };
};
