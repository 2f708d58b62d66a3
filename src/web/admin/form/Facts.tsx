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

/** What tells people something: not the numbers of the machine, nor that the machine did it by itself. */
const isTold = ({ name, fact, actor }: FieldSpec, record: Row): boolean =>
  fact !== false && shownText(record, name) !== '' && !(actor && record[name] === 'SYSTEM');

/** Values of a record that are only read: names and values; what is personal as far as it may be seen. */
export const Facts = ({ fields, record }: { fields: readonly FieldSpec[]; record: Row }) => {
  const filled = fields.filter((field) => isTold(field, record));
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
