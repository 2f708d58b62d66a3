import { isBlank } from '#contract/validation.ts';
import { kinds } from '../kinds.tsx';
import type { Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { type Change, type ChangeRow, changesOf, rowChanges } from './changes.ts';
import styles from './history.module.css';

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const Value = ({ change, side }: { change: Change; side: 'before' | 'after' }) => {
  const value = change[side];
  const { field } = change;
  if (isBlank(value)) return <span className={styles.none}>비어 있음</span>;
  if (!field || Array.isArray(value)) return plainText(value);
  const { Cell } = kinds[field.kind];
  return <Cell field={field} value={value} record={{ [field.name]: value } as Row} />;
};

const Rows = ({ change }: { change: Change }) => {
  const child = useResources()[change.field?.children?.entity ?? ''];
  const { gone, come } = rowChanges(child, change);
  return (
    <ul className={styles.rows}>
      {gone.map((text) => (
        <li key={`gone ${text}`} className={styles.gone}>
          <span aria-hidden="true">−</span> <span className="only-read-aloud">뺌: </span>
          {text}
        </li>
      ))}
      {come.map((text) => (
        <li key={`come ${text}`} className={styles.come}>
          <span aria-hidden="true">+</span> <span className="only-read-aloud">더함: </span>
          {text}
        </li>
      ))}
    </ul>
  );
};

/** What changed, field by field: before and after. */
export const ChangeTable = ({ row }: { row: ChangeRow }) => {
  const spec = useResources()[row.entityNm];
  const changes = changesOf(spec, row);
  if (changes.length === 0) return <p className={styles.none}>바뀐 항목이 없습니다.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">항목</th>
          <th scope="col">변경 전</th>
          <th scope="col">변경 후</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.name}>
            <th scope="row">{change.label}</th>
            {change.field?.kind === 'children' ? (
              <td colSpan={2}>
                <Rows change={change} />
              </td>
            ) : (
              <>
                <td>
                  <Value change={change} side="before" />
                </td>
                <td>
                  <Value change={change} side="after" />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
