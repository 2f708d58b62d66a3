import { byteText } from '#contract/byteText.ts';
import styles from './chart.module.css';
import { daysOf, type Growth } from './growth.ts';

/** The growth of the series as a table: a row for each day, newest first. */
export const GrowthTable = ({ caption, ...growth }: Growth & { caption: string }) => (
  <table className={styles.table}>
    <caption className="only-read-aloud">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">날짜</th>
        {growth.series.map(({ key, label }) => (
          <th key={key} scope="col" className={styles.number}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {daysOf(growth)
        .toReversed()
        .map((day) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {growth.series.map(({ key }) => (
              <td key={key} className={styles.number}>
                {byteText(growth.marks.find((mark) => mark.key === key && mark.date === day)?.bytes ?? 0)}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
);
