import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  /** Id of the control; the frame derives the ids of label, help and error from it. */
  id: string;
  label: string;
  required?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  /** The control is a group of fields and labels itself by `labelId(id)`. */
  group?: boolean;
  /** The label is only read aloud, for example in a table whose head shows it. */
  labelHidden?: boolean;
  children: ReactNode;
}

export const labelId = (id: string): string => `${id}-label`;

/** Ids for aria-describedby: error first, then help; undefined without both. */
export const describedBy = (id: string, { help, error }: { help?: string; error?: string }) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;

/** Label above, control, help and error below. */
export const FieldFrame = ({
  id,
  label,
  required = false,
  help,
  error,
  group = false,
  labelHidden = false,
  children,
}: FieldFrameProps) => {
  const Label = group ? 'span' : 'label';
  return (
    <div className={styles.field}>
      <Label
        id={labelId(id)}
        className={labelHidden ? 'only-read-aloud' : styles.label}
        {...(group ? {} : { htmlFor: id })}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
};
