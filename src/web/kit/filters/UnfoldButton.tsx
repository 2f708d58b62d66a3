import styles from './UnfoldButton.module.css';

interface UnfoldButtonProps {
  label: string;
  /** Id of the element that it shows and hides. */
  controls: string;
  isUnfolded: boolean;
  onToggle: () => void;
  /** Layout class. */
  className?: string | undefined;
}

/** Shows and hides further conditions. */
export const UnfoldButton = ({
  label,
  controls,
  isUnfolded,
  onToggle,
  className = '',
}: UnfoldButtonProps) => (
  <button
    type="button"
    className={`${styles.unfold} ${className}`}
    aria-expanded={isUnfolded}
    aria-controls={controls}
    onClick={onToggle}
  >
    {label}
    <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="m2 4 4 4 4-4" />
    </svg>
  </button>
);
