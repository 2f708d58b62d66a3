import { type ComponentPropsWithRef, useId, useState } from 'react';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { TextBox } from '../TextBox.tsx';
import styles from './DateBox.module.css';
import { dayProblem, typedDay, wholeDay } from './typed.ts';

/** Loaded when the calendar is opened. */
const Calendar = lazyDialog(async () => (await import('./Calendar.tsx')).Calendar);

export interface DateBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** `yyyy-MM-dd`, the text typed so far, or '' for none. */
  value: string;
  /** Called with the text of the field at each change; with a date once it is complete. */
  onValue: (value: string) => void;
  small?: boolean;
  /** For two dates side by side in little space: as wide as a date needs, in a smaller font. */
  narrow?: boolean;
  /** Latest date that can be picked. */
  max?: string;
}

/**
 * A date, typed as yyyy-MM-dd whatever the browser's language, or picked from a calendar. Shows an error for text that
 * is no date once the field loses focus; with `aria-invalid` the caller shows the error.
 */
export const DateBox = ({
  value,
  onValue,
  small = false,
  narrow = false,
  max,
  onBlur,
  onFocus,
  ...input
}: DateBoxProps) => {
  const problemId = useId();
  /** The button that the calendar is anchored to; null while it is closed. */
  const [opener, openAt] = useState<HTMLButtonElement | null>(null);
  const [isLeft, leave] = useState(true);
  const problem = isLeft && !input['aria-invalid'] ? dayProblem(value) : undefined;
  const describedBy = [input['aria-describedby'], problem && problemId].filter(Boolean).join(' ');
  return (
    <div className={narrow ? styles.narrow : styles.day}>
      <div className={styles.box}>
        <TextBox
          inputMode="numeric"
          placeholder="연-월-일"
          {...input}
          small={small}
          data-day
          value={value}
          aria-invalid={input['aria-invalid'] || problem ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={({ target }) => onValue(typedDay(target.value))}
          onFocus={(event) => {
            leave(false);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            leave(true);
            if (wholeDay(value) !== value) onValue(wholeDay(value));
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          className={styles.opener}
          aria-label="달력 열기"
          aria-haspopup="dialog"
          aria-expanded={opener !== null}
          disabled={input.disabled || input.readOnly}
          onClick={({ currentTarget }) => openAt(currentTarget)}
        >
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M3 5h14v12H3zM3 8.5h14M6.5 3v3.5M13.5 3v3.5" />
          </svg>
        </button>
      </div>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {opener && (
        <Calendar
          anchor={opener}
          day={value}
          max={max}
          onPick={(day) => {
            openAt(null);
            onValue(day);
          }}
          onClose={() => openAt(null)}
        />
      )}
    </div>
  );
};
