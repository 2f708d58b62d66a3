import styles from './Icon.module.css';

interface IconProps {
  /** SVG path in a 24 × 24 view box. */
  outline: string;
  /** Sized to the text beside it. */
  isInText?: boolean;
  /** Accessible name, if there is no text beside it. */
  label?: string;
  className?: string | undefined;
}

/** An icon in the colour of its text. Without `label` it is decorative and hidden from screen readers. */
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
