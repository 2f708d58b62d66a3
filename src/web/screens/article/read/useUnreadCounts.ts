import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UnreadCounts } from '#generated/types/readMarkCalls.ts';
import { read } from '#web/kit/http/read.ts';
import { write } from '#web/kit/http/write.ts';
import { useKeptList } from '#web/kit/query/keptLists.ts';
import type { ItemKind } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';

export interface UnreadProps {
  conditions: ArticleConditions;
  today: string;
  /** The rows of the list: what is told of it is asked for once they are there. */
  shown: readonly unknown[] | undefined;
}

const visit = (kind: ItemKind): void =>
  void write(
    'PUT',
    '/update-article/visit',
    { itemKnd: kind.name },
    { quiet: true, leavesLists: true },
  ).catch(() => {});

/** The conditions of a list for the server, whether only the unread is asked for or all. */
export const askedOf = (conditions: ArticleConditions, today: string) =>
  conditionQuery({ ...conditions, unreadYn: '' }, today);

/** How much of the list is unread, and how much of it came since the last visit. */
export const useUnreadCounts = ({ conditions, today, shown }: UnreadProps): UnreadCounts | undefined => {
  const kind = useKind();
  const params = askedOf(conditions, today);
  const isShown = shown !== undefined;
  const { data } = useQuery({
    ...useKeptList('article-unread'),
    queryKey: ['article-unread', kind.name, params],
    queryFn: ({ signal }) => read<UnreadCounts>(`${kind.api}-list/unread`, { params, signal, quiet: true }),
    enabled: isShown,
    placeholderData: (before) => before,
    networkMode: 'always',
  });
  return data;
};

/** Tells the server that the list is looked at, whenever it shows other rows. */
export const useVisit = (shown: UnreadProps['shown']): void => {
  const kind = useKind();
  useEffect(() => {
    if (shown) visit(kind);
  }, [kind, shown]);
};
