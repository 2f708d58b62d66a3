import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '#web/shared/http/http.ts';
import type { ClusterRecord, Member } from './clusterRecord.ts';
import { type MemberView, partsOf } from './memberParts.ts';

interface Page {
  data: Member[];
  totalRecords: number;
}

/** An article that came or went meanwhile moves the others by one place. */
const eachOnce = (pages: readonly Page[]): Member[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((member) => [member.articleId, member])).values(),
];

/** The articles of a highlight, as many as the view says; the first of the usual order come with it. */
export const useMembers = (cluster: ClusterRecord, view: MemberView) => {
  const { clusterId, clusterArticleList, articleCount } = cluster;
  const { order } = view;
  const first = { data: clusterArticleList, totalRecords: articleCount ?? clusterArticleList.length };
  const { pages, error, isPending, retry } = useQueries({
    queries: partsOf(view).map(({ page, size }) => ({
      queryKey: ['cluster-articles', clusterId, order, size, page],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (
          await http.get<Page>('/cluster-article-list', {
            params: { clusterId, order, page, size },
            signal,
            quiet: true,
          })
        ).data,
      ...(order === 'near' && view.parts === 0 && { initialData: first }),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always' as const,
    })),
    combine: (parts) => ({
      pages: parts.flatMap(({ data }) => data ?? []),
      error: parts.find((part) => part.error)?.error,
      isPending: parts.some((part) => part.isPending && !part.error),
      retry: () => {
        for (const part of parts) if (part.error) void part.refetch();
      },
    }),
  });
  const whole = !isPending && !error;
  // what stood there stays until what comes instead is there
  const [shown, show] = useState<readonly Page[]>(order === 'near' ? [first] : []);
  const isNewer = whole && (shown.length !== pages.length || pages.some((page, at) => page !== shown[at]));
  if (isNewer) show(pages);
  const current = whole ? pages : shown;
  return {
    members: eachOnce(current),
    total: current.at(-1)?.totalRecords ?? first.totalRecords,
    error,
    isPending,
    retry,
  };
};
