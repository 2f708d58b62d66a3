import { Link } from 'react-router-dom';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import { shareText } from '#contract/shares.ts';
import styles from './chart.module.css';
import { daysOf, type Growth } from './growth.ts';
import type { DayMark, Measure, PartMark, Series } from './mark.ts';
import { partsOf } from './options/compositionOptions.ts';

interface PartTableProps {
  caption: string;
  head: string;
  marks: readonly PartMark[];
  groups: readonly Series[];
}

/** The composition of several groups as a table: a column for each group. */
export const PartTable = ({ caption, head, marks, groups }: PartTableProps) => {
  const found = new Map(marks.map((mark) => [`${mark.group} ${mark.key}`, mark]));
  return (
    <table className={styles.table}>
      <caption className="only-read-aloud">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {groups.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.number} dir="auto">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {partsOf(marks).map((part) => (
          <tr key={part.key}>
            <th scope="row" dir="auto">
              {part.label}
            </th>
            {groups.map(({ key }) => {
              const mark = found.get(`${key} ${part.key}`);
              return (
                <td key={key} className={styles.number}>
                  {mark ? (
                    <Link to={mark.to}>
                      {grouped(mark.count)} ({shareText(mark.share)})
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
