import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { shareText } from '#contract/shares.ts';
import styles from './chart.module.css';
import type { PartMark, Series } from './mark.ts';
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
