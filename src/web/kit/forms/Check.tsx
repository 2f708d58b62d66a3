import { type ReactNode, useId } from 'react';
import styles from './Check.module.css';

interface CheckProps {
  label: ReactNode;
  help?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Belongs to the choice, and is shown while it is made. */
  children?: ReactNode;
}

/** A choice that is on or off, with what it means. */
export const Check = ({ label, help, isOn, onChange, children }: CheckProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={help && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {help && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
      {isOn && children && <div className={styles.more}>{children}</div>}
    </div>
  );
};
