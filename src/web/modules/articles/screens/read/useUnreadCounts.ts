import { useQuery } from '@tanstack/react-query';
import type { UnreadCounts } from '#generated/types/readMarkCalls.ts';
import { read } from '#web/client/http/read.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';

export interface UnreadProps {
  conditions: ArticleConditions;
  today: string;
  /** The rows of the list: the counts are requested once these are loaded. */
  shown: readonly unknown[] | undefined;
}

/** The list's conditions for the server, with read and unread items, each for itself. */
export const countParams = (conditions: ArticleConditions, today: string) =>
  conditionQuery({ ...conditions, unreadYn: '', foldYn: '' }, today);

/** Number of unread items in the list, and of those since the last visit. */
export const useUnreadCounts = ({ conditions, today, shown }: UnreadProps): UnreadCounts | undefined => {
  const kind = useKind();
  const params = countParams(conditions, today);
  const isShown = shown !== undefined;
  const { data } = useQuery({
    ...useReturnCache('article-unread'),
    queryKey: ['article-unread', kind.name, params],
    queryFn: ({ signal }) => read<UnreadCounts>(`${kind.api}-list/unread`, { params, signal, quiet: true }),
    enabled: isShown,
    placeholderData: (before) => before,
    networkMode: 'always',
  });
  return data;
};
