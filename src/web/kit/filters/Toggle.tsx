import type { ReactNode } from 'react';
import styles from './Toggle.module.css';

interface ToggleProps {
  /** radio: one of those that share the name; checkbox: independent. */
  type?: 'radio' | 'checkbox';
  name?: string;
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice that is on or off beside others of its kind. */
export const Toggle = ({ type = 'checkbox', name, label, isOn, onChange }: ToggleProps) => (
  <label className={styles.toggle}>
    <input type={type} name={name} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);
