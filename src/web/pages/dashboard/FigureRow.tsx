import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { changeText, type LinkedFigure } from './links.ts';

const Change = ({ change }: { change: NonNullable<LinkedFigure['change']> }) => {
  const { sign, spoken } = changeText(change.by);
  return (
    <span className={styles.change}>
      {change.since}보다{' '}
      <b data-direction={Math.sign(change.by)} aria-hidden="true">
        {sign}
      </b>
      <span className="only-read-aloud">{spoken}</span>
    </span>
  );
};

/** Today, this month, this year and all: each leads to its articles. */
export const FigureRow = ({ figures }: { figures: readonly LinkedFigure[] }) => (
  <ul className={styles.figures} aria-label="보도일별 기사 수">
    {figures.map(({ label, count, to, change }) => (
      <li key={label}>
        <Link to={to} className={styles.figure}>
          <span className={styles.figureName}>{label}</span>
          <span className={styles.figureValue}>
            {count === undefined ? '–' : count.toLocaleString('ko-KR')}
            {count !== undefined && <small>건</small>}
          </span>
          {change && <Change change={change} />}
        </Link>
      </li>
    ))}
  </ul>
);
