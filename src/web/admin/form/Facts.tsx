import type { FieldSpec } from '#contract/entity.ts';
import { isBlank } from '#contract/validation.ts';
import { kinds } from '../kinds.tsx';
import type { Row } from '../spec/formValues.ts';
import styles from './SpecForm.module.css';

/** Values of a record that are only read: names and values. */
export const Facts = ({ fields, record }: { fields: readonly FieldSpec[]; record: Row }) => {
  const filled = fields.filter(({ name }) => !isBlank(record[name]));
  if (filled.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {filled.map((field) => {
        const { Cell } = kinds[field.kind];
        return [
          <dt key={`${field.name}-name`}>{field.label}</dt>,
          <dd key={field.name}>
            <Cell field={field} value={record[field.name]} record={record} />
          </dd>,
        ];
      })}
    </dl>
  );
};
