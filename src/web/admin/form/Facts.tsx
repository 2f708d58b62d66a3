import type { FieldSpec } from '#contract/entity.ts';
import { isBlank } from '#contract/problems.ts';
import { kinds } from '../kinds.tsx';
import { maskedText, type Row, shownText } from '../spec/formValues.ts';
import styles from './SpecForm.module.css';

const Value = ({ field, record }: { field: FieldSpec; record: Row }) => {
  const { Cell } = kinds[field.kind];
  const value = record[field.name];
  if (isBlank(value)) return maskedText(record, field.name);
  return <Cell field={field} value={value} record={record} />;
};

/** True for values of interest to users: no technical ids, and no SYSTEM as the author. */
const isShown = ({ name, fact, actor }: FieldSpec, record: Row): boolean =>
  fact !== false && shownText(record, name) !== '' && !(actor && record[name] === 'SYSTEM');

/** Names and values of read-only fields; personal data as far as the user may see it. */
export const Facts = ({ fields, record }: { fields: readonly FieldSpec[]; record: Row }) => {
  const filled = fields.filter((field) => isShown(field, record));
  if (filled.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {filled.map((field) => (
        <div key={field.name} className={kinds[field.kind].wide ? styles.wide : undefined}>
          <dt>{field.label}</dt>
          <dd>
            <Value field={field} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
