import { fieldOf } from '#contract/entityFields.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';

/** A field of the form: which one; what it is, its schema says. */
export const SpecInput = ({ source }: { source: string }) => {
  const field = fieldOf(useSpec(), source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const { Input, wide } = kinds[field.kind];
  return (
    <div className={wide ? styles.wide : undefined}>
      <Input field={field} source={source} />
    </div>
  );
};
