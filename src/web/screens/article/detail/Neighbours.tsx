import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { prefetchAfter } from '#web/kit/query/prefetch.ts';
import { returning } from '#web/kit/returning/useRestoreListPlace.ts';
import { useKind } from '../kind/KindContext.tsx';
import { detailAddress, listAddress, readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { articleQuery } from './articleQuery.ts';
import type { ArticleRecord, Neighbour } from './articleRecord.ts';
import styles from './Neighbours.module.css';
import { useNeighbourPages } from './neighbourPages.ts';

interface NeighbourLinkProps {
  label: string;
  neighbour: Neighbour | null;
  conditions: ArticleConditions;
  className: string | undefined;
  /** Name for the keyboard shortcuts. */
  reading: 'previous' | 'next';
}

const NeighbourLink = ({ label, neighbour, conditions, className, reading }: NeighbourLinkProps) => {
  const kind = useKind();
  const { state } = useLocation() as { state: unknown };
  return neighbour ? (
    <Link
      to={detailAddress(kind, neighbour.articleId, conditions)}
      // after any number of articles one step back returns to the list
      replace
      state={state}
      className={className}
      data-reading={reading}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.title} dir="auto">
        {neighbour.kornTtl ?? neighbour.lclanTtl ?? '제목 없음'}
      </span>
    </Link>
  ) : (
    <p className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.none}>이 목록에는 더 없습니다.</span>
    </p>
  );
};

interface NeighboursProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
  /** A Korean day, `yyyy-MM-dd`. */
  today: string;
}

/** Milliseconds on an article after which the next one is prefetched. */
const dwellMs = 400;

const useNextAhead = (nextId: number | undefined, conditions: ArticleConditions): void => {
  const kind = useKind();
  const queries = useQueryClient();
  const query = writeAddress(conditions);
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const today = koreanToday();
    const held = readAddress(new URLSearchParams(query), today, kind);
    return prefetchAfter(queries, articleQuery(kind, String(nextId), held, today), dwellMs);
  }, [kind, queries, nextId, query]);
};

/** Links to the previous and next article of the list it was opened from, and back to the list. */
export const Neighbours = ({ article, conditions, today }: NeighboursProps) => {
  const kind = useKind();
  const pages = useNeighbourPages(kind, article, conditions, today);
  useNextAhead(article.next?.articleId, pages.next);
  return (
    <nav className={styles.neighbours} aria-label={`이전·다음 ${kind.word}`}>
      <NeighbourLink
        label={`이전 ${kind.word}`}
        neighbour={article.previous}
        conditions={pages.previous}
        className={styles.previous}
        reading="previous"
      />
      <NeighbourLink
        label={`다음 ${kind.word}`}
        neighbour={article.next}
        conditions={pages.next}
        className={styles.next}
        reading="next"
      />
      <Link to={listAddress(kind, conditions)} state={returning} className={styles.back} data-reading="list">
        목록으로
      </Link>
    </nav>
  );
};
