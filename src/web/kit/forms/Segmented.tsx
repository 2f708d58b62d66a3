import type { Ref } from 'react';
import type { Option } from '#contract/entity.ts';
import styles from './Segmented.module.css';

interface SegmentedProps {
  name: string;
  /** Id of the element that names the choice. */
  labelledBy: string;
  describedBy?: string | undefined;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The first choice, for whoever wants to focus the field. */
  firstRef?: Ref<HTMLInputElement>;
  /** As high as the controls of a filter. */
  small?: boolean;
}

/** A choice among a few, side by side: radio buttons underneath. */
export const Segmented = ({
  name,
  labelledBy,
  describedBy,
  options,
  value,
  onChange,
  onBlur,
  invalid,
  required,
  disabled,
  firstRef,
  small = false,
}: SegmentedProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
    aria-required={required || undefined}
    className={small ? styles.small : styles.group}
  >
    {options.map((option, index) => (
      <label key={option.value} className={styles.segment}>
        <input
          ref={index === 0 ? firstRef : undefined}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
          onBlur={onBlur}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </div>
);
