import type { ChangeEvent } from 'react';
import styles from './ListTable.module.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** `isRange`: with Shift, from the row that was picked before up to this. */
  onChange: (isRange: boolean) => void;
  /** What the key X presses: the box of a row, not the one of all rows. */
  isOfRow?: boolean;
}

const withShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The box that picks a row, or on top all rows of the page. */
export const PickBox = ({ label, checked, onChange, isOfRow = false }: PickBoxProps) => (
  <label className={styles.pick}>
    <span className="only-read-aloud">{label}</span>
    <input
      type="checkbox"
      checked={checked}
      data-reading={isOfRow ? 'pick' : undefined}
      onChange={(event) => onChange(withShift(event))}
    />
  </label>
);
