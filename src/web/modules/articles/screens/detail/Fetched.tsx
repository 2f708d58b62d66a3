import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import styles from './ArticleDetail.module.css';
import { articleQuery, isArticleId } from './articleQuery.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { isUnderWay } from './translationState.ts';

const TextLines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => <div key={line} className={styles.bone} />);

/** Skeleton of an article: head, both texts and the analysis, in their usual sizes. */
export const ArticleSkeleton = () => (
  <div className={styles.article} role="status" aria-label={messages.loading.detail} data-waiting>
    <div className={styles.head} aria-hidden="true">
      <TextLines count={2} />
    </div>
    <div className={styles.withRail} aria-hidden="true">
      <div className={`${styles.body} ${styles.texts}`}>
        {['original', 'translation'].map((text) => (
          <div key={text}>
            <div className={styles.title} />
            <TextLines count={9} />
          </div>
        ))}
      </div>
      <div className={styles.rail}>
        <div className={styles.found}>
          <TextLines count={7} />
        </div>
      </div>
    </div>
  </div>
);

/** An article with its neighbours in the list of these conditions. `id` as in the address. */
const useArticle = (id: string, conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const isId = isArticleId(id);
  const { data, error, isPending, refetch } = useQuery({
    ...queryOptionsOf(articleQuery(kind, id, conditions, today)),
    enabled: isId,
    // a prefetched response is recent enough not to be requested again
    staleTime: freshMs,
    // a requested translation appears without a reload, if it arrives within two minutes
    refetchInterval: ({ state: { data: shown, dataUpdateCount } }) =>
      shown && isUnderWay(shown.machineReading) && dataUpdateCount < 30 ? 4_000 : false,
    networkMode: 'always',
  });
  return {
    article: data,
    problem: error,
    isMissing: !isId || (error instanceof HttpProblem && error.status === 404),
    isForbidden: error instanceof HttpProblem && error.status === 403,
    isPending,
    retry: () => void refetch(),
  };
};

interface UnreadableProps {
  title: string;
  wayOut: ReactNode;
  isForbidden?: boolean;
}

/** The item does not exist, or the user may not read it; either way with a link to continue. */
const Unreadable = ({ title, wayOut, isForbidden = false }: UnreadableProps) => {
  const { word } = useKind();
  return (
    <div className={styles.unreadable} role="alert">
      <p className={styles.unreadableTitle}>{title}</p>
      <p>
        {isForbidden
          ? `${word} 본문을 보려면 이 메뉴의 열람 권한이 필요합니다. 관리자에게 요청해 주세요.`
          : '삭제되었거나 주소가 잘못되었을 수 있습니다. 목록에서 다시 찾아 주세요.'}
      </p>
      {wayOut}
    </div>
  );
};

interface FetchedProps {
  id: string;
  /** Of the list it was opened from. */
  conditions: ArticleConditions;
  today: string;
  /** Link shown if there is nothing to read. */
  wayOut: ReactNode;
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** `again` refetches the item. */
  children: (article: ArticleRecord, again: () => void) => ReactNode;
}

/** The item of the address once it is loaded, or the error. */
export const Fetched = ({
  id,
  conditions,
  today,
  wayOut,
  waiting = <ArticleSkeleton />,
  children,
}: FetchedProps) => {
  const { object } = useKind();
  const { article, problem, isMissing, isForbidden, retry } = useArticle(id, conditions, today);
  if (isMissing) return <Unreadable title={`${object} 찾을 수 없습니다`} wayOut={wayOut} />;
  if (isForbidden && problem) return <Unreadable title={problem.message} wayOut={wayOut} isForbidden />;
  if (problem) return <ProblemState problem={problem} onRetry={retry} />;
  if (!article) return waiting;
  return children(article, retry);
};
