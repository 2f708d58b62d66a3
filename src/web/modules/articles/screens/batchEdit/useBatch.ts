import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maxArticles } from '#contract/batchEdit.ts';
import { countText } from '#contract/countText.ts';
import type { ListAnswer } from '#contract/list.ts';
import type {
  BatchIds,
  BatchPreviewItem,
  BatchReading,
  BatchResult,
  LastBatch,
} from '#generated/types/articleBatchCalls.ts';
import { http } from '#web/client/http/http.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { type BatchConditions, paramsOf } from './conditions.ts';

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The replacement in words: ‘가’ → ‘나’. */
export const replacement = ({ fromText, toText }: { fromText: string; toText: string }): string =>
  toText ? `‘${shortened(fromText)}’ → ‘${shortened(toText)}’` : `‘${shortened(fromText)}’ → 지움`;

type Total = Pick<BatchPreviews, 'totalRecords' | 'totalIsExact'>;

/** Number of articles that would change: 1,200건, or 1,200건+ if there are more. */
export const totalWords = ({ totalRecords, totalIsExact }: Total): string =>
  `${countText(totalRecords)}${totalIsExact ? '' : '+'}`;

/** Label of the button that selects all, up to the limit of one edit. */
export const chooseAllWords = (total: Total): string =>
  `${total.totalRecords > maxArticles ? `앞의 ${countText(maxArticles)}` : totalWords(total)} 모두 선택`;

export const pageSize = 20;

const path = '/article-list/batch-edit';

/** A page of the articles that would change. */
export type BatchPreviews = ListAnswer<BatchPreviewItem> & { additionalInfos: BatchReading };

/** A page of the articles that would change; the previous page stays until the next is loaded. */
export const useBatchPreview = (conditions: BatchConditions | null, page: number) =>
  useQuery<BatchPreviews>({
    queryKey: ['batchPreview', conditions, page],
    enabled: conditions !== null,
    gcTime: 0,
    placeholderData: (previous, query) => (query?.queryKey[1] === conditions ? previous : undefined),
    queryFn: async ({ signal }) => {
      const params = { ...paramsOf(conditions as BatchConditions), page, size: pageSize };
      return (await http.get<BatchPreviews>(path, { params, signal, quiet: true })).data;
    },
  });

/** Ids of all articles that would change, up to the limit of one edit. */
export const allIds = (conditions: BatchConditions): Promise<BatchIds> =>
  read<BatchIds>(`${path}/ids`, { params: paramsOf(conditions) });

export const useLastBatch = () =>
  useQuery({
    queryKey: ['lastBatch'],
    queryFn: ({ signal }) =>
      read<LastBatch | null>('/article-list/batch-edit/last', { signal, background: true }),
  });

/** The two writes; afterwards all shown data is refetched. */
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
    /** @param chosen the articles, each with the time of its preview */
    apply: (conditions: BatchConditions, chosen: ReadonlyMap<number, string>) => {
      const [readDt] = [...chosen.values()].toSorted();
      const { fromText, toText, wholeWords, fitParticles } = conditions;
      return readAnew(
        write<BatchResult>('PUT', '/update-article/batch-edit', {
          fromText,
          toText,
          wholeWords,
          fitParticles,
          articleIds: [...chosen.keys()],
          readDt,
        }),
      );
    },
    undo: (batchEditId: number) =>
      readAnew(write<BatchResult>('PUT', '/update-article/batch-edit/undo', { batchEditId })),
  };
};
