import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import { isFilled, type Part } from './parts.ts';
import styles from './write.module.css';

/** Number of fields of a part that are filled in. */
export const useFilled = ({ names }: Part): number => {
  const values = useWatch({ name: names }) as unknown[];
  return names.filter((name, index) => isFilled(name, values[index])).length;
};

/** The fields of a part, folded while they are empty and valid. */
export const FieldGroup = ({ part, children }: { part: Part; children: ReactNode }) => {
  const place = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const filled = useFilled(part);
  const isAnyFilled = filled > 0;
  const faulty = part.names.find((name) => name in errors);

  const open = () => {
    if (place.current) place.current.open = true;
  };
  useEffect(() => {
    if (isAnyFilled) open();
  }, [isAnyFilled]);

  const seen = useRef(submitCount);
  useEffect(() => {
    if (!faulty) return;
    open();
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    // a folded field could not be focused as the first one at fault
    const first = place.current?.closest('form')?.querySelector('[aria-invalid=true]');
    if (first && place.current?.contains(first)) setFocus(faulty);
  }, [faulty, submitCount, setFocus]);

  const held = part.holds ?? part.names.map((name) => fieldOf(spec, name)?.label ?? name).join(', ');
  return (
    <details ref={place} className={styles.group}>
      <summary aria-describedby={id}>
        <h3>{part.title}</h3>
        <span id={id} className={styles.state}>
          {isAnyFilled ? `${filled}개 입력` : held}
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
};
