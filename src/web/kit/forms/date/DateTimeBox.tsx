import { useId, useState } from 'react';
import { isDay } from '#contract/days.ts';
import { formatTime } from '../../dates/kst.ts';
import { TextBox } from '../TextBox.tsx';
import styles from './DateBox.module.css';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import { isTime, timeProblem, typedTime, wholeTime } from './typed.ts';

/** True for a timestamp with seconds, as in records; typed text has none. */
const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/.test(value);

/** An ISO timestamp as `yyyy-MM-ddTHH:mm` in Korean time; partly typed text as is, '' for anything but text. */
export const toLocalInput = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isMoment(value) ? formatTime(value).replace(' ', 'T') : value;
};

/**
 * `yyyy-MM-ddTHH:mm` in Korean time as an ISO timestamp; null if empty. Incomplete text is returned as is, so that the
 * validation can report it.
 */
export const fromLocalInput = (value: string): string | null => {
  if (value === '') return null;
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && isTime(time) ? `${value}:00+09:00` : value;
};

/** Time used if only a date was entered. */
const dayBegins = '00:00';

/**
 * A date and a 24-hour time. `value` is `yyyy-MM-ddTHH:mm`, the text typed so far, or '' for none; a date without a
 * time gets 00:00, and shows it.
 */
export const DateTimeBox = ({ value, onValue, onBlur, ...rest }: DateBoxProps) => {
  const problemId = useId();
  const [isLeft, leave] = useState(true);
  const [day = '', time = ''] = value.split('T');
  const problem = isLeft && !rest['aria-invalid'] ? timeProblem(time) : undefined;
  const set = (nextDay: string, nextTime: string) =>
    onValue(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  return (
    <div className={styles.moment}>
      <DateBox
        {...rest}
        value={day}
        onValue={(next) => {
          if (next === '') set('', '');
          else set(next, time === '' && isDay(next) ? dayBegins : time);
        }}
        onBlur={onBlur}
      />
      <div className={styles.time}>
        <TextBox
          small={rest.small ?? false}
          inputMode="numeric"
          placeholder="HH:mm"
          aria-label="시각(24시간)"
          aria-invalid={rest['aria-invalid'] || problem ? true : undefined}
          aria-required={rest['aria-required']}
          aria-describedby={problem ? problemId : undefined}
          disabled={rest.disabled}
          readOnly={rest.readOnly}
          value={time}
          onChange={({ target }) => set(day, typedTime(target.value))}
          onFocus={() => leave(false)}
          onBlur={(event) => {
            leave(true);
            const whole = time === '' && isDay(day) ? dayBegins : wholeTime(time);
            if (whole !== time) set(day, whole);
            onBlur?.(event);
          }}
        />
        {problem && (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
};
