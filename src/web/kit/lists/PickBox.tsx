import styles from './ListTable.module.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** The box that picks a row, or on top all rows of the page. */
export const PickBox = ({ label, checked, onChange }: PickBoxProps) => (
  <label className={styles.pick}>
    <span className="only-read-aloud">{label}</span>
    <input type="checkbox" checked={checked} onChange={onChange} />
  </label>
);
