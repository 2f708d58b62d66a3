import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ForeignText } from '#web/shared/foreign/ForeignText.tsx';
import { type FoundPage, openedFrom } from '#web/shared/found/foundPage.ts';
import { type FoundNeighbour, useFoundNeighbours } from '#web/shared/found/useFoundNeighbours.ts';
import { itemPath } from '#web/shared/items/itemPlaces.ts';
import { readOn } from '#web/shared/returning/listPlace.ts';
import { returning } from '#web/shared/returning/useReturn.ts';
import styles from './Neighbours.module.css';

interface FoundLinkProps {
  label: string;
  neighbour: FoundNeighbour;
  className: string | undefined;
  reading: 'previous' | 'next';
}

const FoundLink = ({ label, neighbour, className, reading }: FoundLinkProps) => {
  if (!neighbour)
    return (
      <p className={className}>
        <span className={styles.label}>{label}</span>
        {neighbour === null && <span className={styles.none}>검색 결과에 더 없습니다.</span>}
      </p>
    );
  const { hit, page } = neighbour;
  return (
    <Link
      to={itemPath(hit.kind, hit.articleId)}
      // whoever has read on for a while comes back to the search in one step
      replace
      state={openedFrom(page)}
      className={className}
      data-reading={reading}
    >
      <span className={styles.label}>{label}</span>
      <ForeignText language={hit.language} className={styles.title} dir="auto">
        {hit.title}
      </ForeignText>
    </Link>
  );
};

interface FoundNeighboursProps {
  page: FoundPage;
  /** Place of the article among the hits of the page. */
  at: number;
}

/** The hits before and after this one in the search that one came from, and the way back to it. */
export const FoundNeighbours = ({ page, at }: FoundNeighboursProps) => {
  const { previous, next } = useFoundNeighbours(page, at);
  const { address, hits } = page;
  const articleId = hits[at]?.articleId;
  useEffect(() => {
    if (articleId !== undefined) readOn(address, articleId);
  }, [address, articleId]);
  return (
    <nav className={styles.neighbours} aria-label="이전·다음 검색 결과">
      <FoundLink label="이전 검색 결과" neighbour={previous} className={styles.previous} reading="previous" />
      <FoundLink label="다음 검색 결과" neighbour={next} className={styles.next} reading="next" />
      <Link to={address} state={returning} className={styles.back} data-reading="list">
        검색 결과로
      </Link>
    </nav>
  );
};
