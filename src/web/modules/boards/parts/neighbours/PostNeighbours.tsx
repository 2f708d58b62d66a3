import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { asSubject } from '#contract/particles.ts';
import { PageSteps } from '#web/kit/page/PageSteps.tsx';
import { listBefore, storeReadRecord } from '#web/kit/returning/listPlace.ts';
import styles from './neighbours.module.css';

/** Key and title of a neighbouring record. */
export interface Neighbour extends Readonly<Record<string, unknown>> {
  ttl: string | null;
}

const addressOf = (path: string, by: string, neighbour: Neighbour): string =>
  `${path}/Detail/${String(neighbour[by])}`;

interface NeighbourLinkProps {
  path: string;
  by: string;
  word: string;
  neighbour: Neighbour | null;
  state: unknown;
  /** Name for the keyboard shortcuts. */
  reading: 'previous' | 'next';
}

const NeighbourLink = ({ path, by, word, neighbour, state, reading }: NeighbourLinkProps) =>
  neighbour ? (
    <Link
      to={addressOf(path, by, neighbour)}
      // after any number of posts one step back returns to the list
      replace
      state={state}
      className={styles.neighbour}
      data-reading={reading}
    >
      <span className={styles.word}>{word}</span>
      <span className={styles.beside}>{neighbour.ttl}</span>
    </Link>
  ) : (
    <p className={styles.neighbour}>
      <span className={styles.none}>{asSubject(word)} 없습니다.</span>
    </p>
  );

interface PostNeighboursProps {
  /** Address of the board. */
  path: string;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Name of the key field. */
  by?: string;
  /** What the records are called. */
  word?: string;
  /** Navigation state with the place in the list, passed on from post to post. */
  state: unknown;
}

/** Links to the previous and next record on its board. */
export const PostNeighbours = ({
  path,
  previous,
  next,
  by = 'pstId',
  word = '글',
  state,
}: PostNeighboursProps) => {
  const { id } = useParams();
  const list = listBefore(path, state);
  useEffect(() => {
    // a search identifies its hits by address
    if (id) storeReadRecord(list, list.startsWith(path) ? id : `${path}/Detail/${id}`);
  }, [list, path, id]);
  const shared = { path, by, state };
  const toStep = (neighbour: Neighbour | null) =>
    neighbour && { to: addressOf(path, by, neighbour), state, title: neighbour.ttl ?? '제목 없음' };
  return (
    <>
      <PageSteps word={word} previous={toStep(previous)} next={toStep(next)} />
      <nav className={styles.neighbours} aria-label={`이전·다음 ${word}`}>
        <NeighbourLink {...shared} word={`이전 ${word}`} neighbour={previous} reading="previous" />
        <NeighbourLink {...shared} word={`다음 ${word}`} neighbour={next} reading="next" />
      </nav>
    </>
  );
};
