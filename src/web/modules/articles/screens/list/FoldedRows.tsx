import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { useKind } from '../kind/itemKinds.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import { type Item, itemsQuery } from '../query/itemsQuery.ts';
import list from './ArticleList.module.css';
import styles from './ArticleTable.module.css';

/** Maximum of rows shown under a folded one. */
const maxRows = 200;

interface FoldedRowsProps {
  /** The row that they are folded under. */
  under: Item;
  conditions: ArticleConditions;
  /** Renders one of them. */
  children: (item: Item) => ReactNode;
}

/** The rows of a list that are folded under one of them. */
export const FoldedRows = ({ under, conditions, children }: FoldedRowsProps) => {
  const kind = useKind();
  const unfolded: ArticleConditions = { ...conditions, foldYn: '', page: 1, size: maxRows };
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(itemsQuery(kind, unfolded, koreanToday(), under.foldClusterId ?? undefined)),
    ...useReturnCache('article-list'),
    staleTime: freshMs,
    networkMode: 'always',
  });
  const others = data?.data.filter(({ articleId }) => articleId !== under.articleId);
  const note = (content: ReactNode) => (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.whole}>
        {content}
      </td>
    </tr>
  );
  if (error)
    return note(
      <span role="alert">
        {problemSentence(error)}{' '}
        <button type="button" className={list.fresh} onClick={() => void refetch()}>
          다시 시도
        </button>
      </span>,
    );
  if (!others || !data) return note(<span role="status">불러오는 중…</span>);
  return (
    <>
      {others.map(children)}
      {data.totalRecords > maxRows &&
        note(
          <Link to={`/article/HighLight/Detail/${under.foldClusterId}`}>
            나머지 {countText(data.totalRecords - data.data.length)}은 하이라이트에서 봅니다.
          </Link>,
        )}
    </>
  );
};
