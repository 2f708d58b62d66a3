import type { ChangeEvent } from 'react';
import styles from './ListTable.module.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** `isRange`: pressed with Shift, so that the range from the previously picked row is picked. */
  onChange: (isRange: boolean) => void;
  /** The checkbox of a row, which the key X presses, not the one of all rows. */
  isOfRow?: boolean;
}

const withShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The checkbox that picks a row, or in the head all rows of the page. */
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
