import { useRecordContext } from 'react-admin';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';
import { UseNotice } from './UseNotice.tsx';

/** Maximum length from which on a title counts as a sentence, which has to be readable while typing. */
const sentence = 200;

/** True for a title, which gets a row of its own; names in several languages are side by side. */
const isTitle = (
  { represents, representsElse = [] }: EntitySpec,
  { name, maxLength = 0 }: FieldSpec,
): boolean => name === represents && representsElse.length === 0 && maxLength >= sentence;

/**
 * A form field by name; everything else comes from its schema. For a stored record that was loaded without the field
 * (an entity without a detail call, whose list omits long texts) the field is left out: an empty box would clear the
 * stored value.
 */
export const SpecInput = ({ source }: { source: string }) => {
  const spec = useSpec();
  const field = fieldOf(spec, source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const record = useRecordContext();
  if (record && !(source in record)) return null;
  const { Input, wide } = kinds[field.kind];
  return (
    <div className={wide || isTitle(spec, field) ? styles.wide : undefined} data-field={source}>
      <Input field={field} source={source} />
      {record && source === 'useYn' && <UseNotice />}
    </div>
  );
};
