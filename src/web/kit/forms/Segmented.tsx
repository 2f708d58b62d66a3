import type { Ref } from 'react';
import type { Option } from '#contract/entity.ts';
import styles from './Segmented.module.css';

interface SegmentedProps {
  name: string;
  /** Id of the element that labels the choice. */
  labelledBy: string;
  describedBy?: string | undefined;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Ref of the first radio button, to focus the field. */
  firstRef?: Ref<HTMLInputElement>;
  /** As high as the controls of a filter. */
  small?: boolean;
}

/** A choice of a few options side by side, made of radio buttons. */
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
