import styles from './SearchForm.module.css';

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice that is on or off beside others of its kind. */
export const Toggle = ({ label, isOn, onChange }: ToggleProps) => (
  <label className={styles.toggle}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);
