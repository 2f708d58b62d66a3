import { type ComponentPropsWithRef, useMemo } from 'react';
import type { Option } from '#contract/entity.ts';
import styles from './Select.module.css';

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly Option[];
  /** Text of the empty option; without it there is none. */
  empty?: string;
  small?: boolean;
}

/** The browser's own select, styled: keyboards, screen readers and phones support it. */
export const Select = ({ options, empty, small = false, ...rest }: SelectProps) => {
  // hundreds of countries need not be rerendered with every character typed into the same form
  const entries = useMemo(
    () =>
      options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [options],
  );
  return (
    <select {...rest} className={small ? styles.small : styles.select}>
      {empty !== undefined && <option value="">{empty}</option>}
      {entries}
    </select>
  );
};
