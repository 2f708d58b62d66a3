import { type ComponentPropsWithRef, useId, useState } from 'react';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { TextBox } from '../TextBox.tsx';
import styles from './DateBox.module.css';
import { dayProblem, typedDay, wholeDay } from './typed.ts';

/** The calendar is loaded by who opens it. */
const Calendar = lazyDialog(async () => (await import('./Calendar.tsx')).Calendar);

export interface DateBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** `yyyy-MM-dd`, what is typed so far, or '' for none. */
  value: string;
  /** Told what stands in the field at each change; a day once it is typed to its end. */
  onValue: (value: string) => void;
  small?: boolean;
  /** Stands beside another day where there is little room: as wide as a day needs, in smaller letters. */
  narrow?: boolean;
  /** Last day that can be picked. */
  max?: string;
}

/**
 * A day, typed as yyyy-MM-dd whatever language the browser speaks, or picked from a calendar. Says itself what is wrong
 * with what is no day, once the field is left; `aria-invalid` says that the caller does.
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
  /** The button at which the calendar stands; null while it is closed. */
  const [opener, openAt] = useState<HTMLButtonElement | null>(null);
  const [isLeft, leave] = useState(true);
  const problem = isLeft && !input['aria-invalid'] ? dayProblem(value) : undefined;
  const describedBy = [input['aria-describedby'], problem && problemId].filter(Boolean).join(' ');
  return (
    <div className={narrow ? styles.narrow : styles.day}>
      <div className={styles.box}>
        <TextBox
          inputMode="numeric"
          placeholder="yyyy-MM-dd"
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
