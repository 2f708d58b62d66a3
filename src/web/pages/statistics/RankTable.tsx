import { Link } from 'react-router-dom';
import chart from '#web/shared/charts/chart.module.css';
import { type Mark, shareText } from '#web/shared/charts/mark.ts';
import { maxCompared } from './conditions.ts';
import type { Dimension } from './dimensions.ts';
import styles from './statistics.module.css';

interface RankTableProps {
  dimension: Dimension;
  marks: readonly Mark[];
  /** Place of the first line. */
  first: number;
  compare: readonly string[];
  onCompare: (key: string) => void;
  hot: string | undefined;
  onHot: (key: string | undefined) => void;
}

/** The ranking as a table: each line leads to its list and can be compared. */
export const RankTable = ({ dimension, marks, first, compare, onCompare, hot, onHot }: RankTableProps) => (
  <table className={`${chart.table} ${styles.ranks}`}>
    <caption className="only-read-aloud">{dimension.word}별 순위</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.pick}>
          비교
        </th>
        <th scope="col" className={chart.rank}>
          순위
        </th>
        <th scope="col">{dimension.word}</th>
        <th scope="col" className={chart.number}>
          건수
        </th>
        <th scope="col" className={chart.number}>
          점유율
        </th>
      </tr>
    </thead>
    <tbody>
      {marks.map(({ key, label, count, share, to }, index) => {
        const isCompared = compare.includes(key);
        return (
          // what is pointed at here lights up in the chart, and the other way round
          <tr
            key={key}
            data-hot={hot === key}
            onMouseEnter={() => onHot(key)}
            onMouseLeave={() => onHot(undefined)}
            onFocus={() => onHot(key)}
            onBlur={() => onHot(undefined)}
          >
            <td className={styles.pick}>
              <input
                type="checkbox"
                aria-label={`${label} 비교`}
                checked={isCompared}
                disabled={!isCompared && compare.length >= maxCompared}
                onChange={() => onCompare(key)}
              />
            </td>
            <td className={chart.rank}>{first + index}</td>
            <th scope="row">
              <Link to={to} dir="auto">
                {label}
              </Link>
            </th>
            <td className={chart.number}>{count.toLocaleString('ko-KR')}</td>
            <td className={chart.number}>{shareText(share)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
