import { Link } from 'react-router-dom';
import styles from './neighbours.module.css';

/** Key and title of a record beside this one. */
export interface Neighbour extends Readonly<Record<string, unknown>> {
  ttl: string | null;
}

interface BesideProps {
  path: string;
  by: string;
  word: string;
  neighbour: Neighbour | null;
  state: unknown;
}

const Beside = ({ path, by, word, neighbour, state }: BesideProps) =>
  neighbour ? (
    <Link to={`${path}/Detail/${String(neighbour[by])}`} state={state} className={styles.neighbour}>
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
  /** Name of their keys. */
  by?: string;
  /** What they are called. */
  word?: string;
  /** Where the list was left, carried on from post to post. */
  state: unknown;
}

/** The records before and after this one on its board. */
export const PostNeighbours = ({
  path,
  previous,
  next,
  by = 'pstId',
  word = '글',
  state,
}: PostNeighboursProps) => (
  <nav className={styles.neighbours} aria-label={`이전·다음 ${word}`}>
    <Beside path={path} by={by} word={`이전 ${word}`} neighbour={previous} state={state} />
    <Beside path={path} by={by} word={`다음 ${word}`} neighbour={next} state={state} />
  </nav>
);
