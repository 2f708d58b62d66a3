import { useRecordContext } from 'react-admin';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';
import { UseNotice } from './UseNotice.tsx';

/** Characters: a title of so many is a sentence, and is read while it is written. */
const sentence = 200;

/** What a record is called has a line of its own where it is a title; names stand side by side, as in several languages. */
const isTitle = (
  { represents, representsElse = [] }: EntitySpec,
  { name, maxLength = 0 }: FieldSpec,
): boolean => name === represents && representsElse.length === 0 && maxLength >= sentence;

/**
 * A field of the form: which one; what it is, its schema says. A stored record that came without the field (an entity
 * without detail call, whose list leaves long texts out) is edited without it: an empty box would clear what is there.
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
