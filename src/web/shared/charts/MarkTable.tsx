import { Link } from 'react-router-dom';
import { grouped } from '../lists/grouped.ts';
import styles from './chart.module.css';
import { type Mark, shareText } from './mark.ts';

interface MarkTableProps {
  caption: string;
  /** What the marks are called: 국가, 매체 … */
  head: string;
  marks: readonly Mark[];
  /** Rank of the first line. */
  first?: number;
}

/** The figures of a chart as a table: the same marks, the same links. */
export const MarkTable = ({ caption, head, marks, first = 1 }: MarkTableProps) => (
  <table className={styles.table}>
    <caption className="only-read-aloud">{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.rank}>
          순위
        </th>
        <th scope="col">{head}</th>
        <th scope="col" className={styles.number}>
          건수
        </th>
        <th scope="col" className={styles.number}>
          점유율
        </th>
      </tr>
    </thead>
    <tbody>
      {marks.map(({ key, label, count, share, to }, index) => (
        <tr key={key}>
          <td className={styles.rank}>{first + index}</td>
          <th scope="row">
            <Link to={to} dir="auto">
              {label}
            </Link>
          </th>
          <td className={styles.number}>{grouped(count)}</td>
          <td className={styles.number}>{shareText(share)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
