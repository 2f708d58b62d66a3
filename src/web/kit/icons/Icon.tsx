import styles from './Icon.module.css';

interface IconProps {
  /** Its path on a ground of 24 by 24. */
  outline: string;
  /** As high as the letters beside it. */
  isInText?: boolean;
  /** What it says, where no words stand beside it. */
  label?: string;
  className?: string | undefined;
}

/** A sign in the colour of its text. Without `label` it is an ornament, which nobody hears. */
export const Icon = ({ outline, isInText, label, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={`${isInText ? styles.inText : styles.icon} ${className ?? ''}`.trimEnd()}
    {...(label ? { role: 'img' } : { 'aria-hidden': true })}
  >
    {label && <title>{label}</title>}
    <path d={outline} />
  </svg>
);
