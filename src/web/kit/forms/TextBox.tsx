import type { ComponentPropsWithRef } from 'react';
import styles from './TextBox.module.css';

interface TextBoxProps extends ComponentPropsWithRef<'input'> {
  small?: boolean;
}

/** One line of text, a date or a number. */
export const TextBox = ({ small = false, ...rest }: TextBoxProps) => (
  <input autoComplete="off" {...rest} className={small ? styles.small : styles.box} />
);

/** Several lines of text. */
export const TextArea = (props: ComponentPropsWithRef<'textarea'>) => (
  <textarea rows={4} {...props} className={styles.area} />
);
