import { Link } from 'react-router-dom';
import { returning } from '#web/shared/returning/useReturn.ts';
import { detailAddress, listAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { ArticleRecord, Neighbour } from './articleRecord.ts';
import styles from './Neighbours.module.css';

interface NeighbourLinkProps {
  label: string;
  neighbour: Neighbour | null;
  conditions: ArticleConditions;
  className: string | undefined;
}

const NeighbourLink = ({ label, neighbour, conditions, className }: NeighbourLinkProps) =>
  neighbour ? (
    <Link to={detailAddress(neighbour.articleId, conditions)} className={className}>
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

interface NeighboursProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
}

/** The articles before and after this one in the list that one came from, and the way back to it. */
export const Neighbours = ({ article, conditions }: NeighboursProps) => (
  <nav className={styles.neighbours} aria-label="이전·다음 기사">
    <NeighbourLink
      label="이전 기사"
      neighbour={article.previous}
      conditions={conditions}
      className={styles.previous}
    />
    <NeighbourLink
      label="다음 기사"
      neighbour={article.next}
      conditions={conditions}
      className={styles.next}
    />
    <Link to={listAddress(conditions)} state={returning} className={styles.back}>
      목록으로
    </Link>
  </nav>
);
