import { Link } from 'react-router-dom';
import styles from './neighbours.module.css';

/** Number and title of a post beside this one. */
export interface Neighbour {
  pstId: number;
  ttl: string | null;
}

interface BesideProps {
  path: string;
  word: string;
  neighbour: Neighbour | null;
  state: unknown;
}

const Beside = ({ path, word, neighbour, state }: BesideProps) =>
  neighbour ? (
    <Link to={`${path}/Detail/${neighbour.pstId}`} state={state} className={styles.neighbour}>
      <span className={styles.word}>{word}</span>
      <span className={styles.beside}>{neighbour.ttl}</span>
    </Link>
  ) : (
    <p className={styles.neighbour}>
      <span className={styles.word}>{word}</span>
      <span className={styles.none}>더 없습니다.</span>
    </p>
  );

interface PostNeighboursProps {
  /** Address of the board. */
  path: string;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Where the list was left, carried on from post to post. */
  state: unknown;
}

/** The posts before and after this one on its board. */
export const PostNeighbours = ({ path, previous, next, state }: PostNeighboursProps) => (
  <nav className={styles.neighbours} aria-label="이전·다음 글">
    <Beside path={path} word="이전 글" neighbour={previous} state={state} />
    <Beside path={path} word="다음 글" neighbour={next} state={state} />
  </nav>
);
