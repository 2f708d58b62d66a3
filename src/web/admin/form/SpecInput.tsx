import { useRecordContext } from 'ra-core';
import { fieldOf } from '#contract/entityFields.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';
import { UseNotice } from './UseNotice.tsx';

/**
 * A field of the form: which one; what it is, its schema says. A stored record that came without the field (an entity
 * without detail call, whose list leaves long texts out) is edited without it: an empty box would clear what is there.
 */
export const SpecInput = ({ source }: { source: string }) => {
  const field = fieldOf(useSpec(), source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const record = useRecordContext();
  if (record && !(source in record)) return null;
  const { Input, wide } = kinds[field.kind];
  return (
    <div className={wide ? styles.wide : undefined}>
      <Input field={field} source={source} />
      {record && source === 'useYn' && <UseNotice />}
    </div>
  );
};
