import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { shareText } from '#contract/shares.ts';
import styles from './chart.module.css';
import type { DayMark, Measure, Series } from './mark.ts';

interface DayTableProps {
  caption: string;
  marks: readonly DayMark[];
  days: readonly string[];
  series: readonly Series[];
  measure: Measure;
}

/** The series of a daily chart as a table: a row for each day, newest first. */
export const DayTable = ({ caption, marks, days, series, measure }: DayTableProps) => {
  const found = new Map(marks.map((mark) => [`${mark.key} ${mark.date}`, mark]));
  return (
    <table className={styles.table}>
      <caption className="only-read-aloud">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">날짜</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.number} dir="auto">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map(({ key }) => {
              const mark = found.get(`${key} ${day}`);
              return (
                <td key={key} className={styles.number}>
                  {mark ? (
                    <Link to={mark.to}>
                      {measure === 'count' ? grouped(mark.count) : shareText(mark.share)}
                    </Link>
                  ) : (
                    '0'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
