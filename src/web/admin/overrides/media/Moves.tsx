import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './media.module.css';
import type { Merge } from './outlet.ts';

/** Milliseconds between two looks at how far the articles are. */
const lookAgain = 2_000;

/** Looks again while articles are on their way, and once more when they are there: counts may have been read before. */
export const useMoves = (merges: readonly Merge[]): void => {
  const queries = useQueryClient();
  const isMoving = merges.some(({ mvngYn }) => mvngYn === 'Y');
  useEffect(() => {
    if (!isMoving) return undefined;
    const look = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'media' });
    const timer = setInterval(look, lookAgain);
    return () => {
      clearInterval(timer);
      look();
    };
  }, [queries, isMoving]);
};

/** How many of the articles are where they belong. */
export const Moving = ({
  merge: { articleCount, movedCount, undoDt },
  name,
}: {
  merge: Merge;
  name: string;
}) => (
  <span className={styles.moving}>
    {undoDt === null ? '기사 옮기는 중' : '기사 되돌리는 중'}
    <progress
      aria-label={`${name} ${undoDt === null ? '기사 옮기기' : '기사 되돌리기'}`}
      max={articleCount}
      value={movedCount}
    />
    {movedCount.toLocaleString('ko-KR')} / {articleCount.toLocaleString('ko-KR')}
  </span>
);
