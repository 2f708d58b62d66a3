import { useId, useState } from 'react';
import { addDays, isDay } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import choice from '#web/kit/filters/choice.module.css';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { dayProblem } from '#web/kit/forms/date/typed.ts';
import { defaultDay } from '../query/conditions.ts';
import styles from './DayChoice.module.css';

interface DayChoiceProps {
  /** `yyyy-MM-dd`, or `all`. */
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** False for years that are still being typed (0002, 0020, 0202). */
const isWholeDay = (day: string, today: string): boolean => isDay(day) && day >= '1990' && day <= today;

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Day of the analysis: the previous, the next, any up to today, or all. */
export const DayChoice = ({ day, today, onChange }: DayChoiceProps) => {
  const id = useId();
  const [draft, setDraft] = useState(day);
  const [inForce, setInForce] = useState(day);
  if (inForce !== day) {
    setInForce(day);
    setDraft(day);
  }
  const isAll = day === 'all';
  const typed = draft === 'all' ? '' : draft;
  const isToCome = isDay(typed) && typed > today;
  return (
    <div className={`${choice.choice} ${styles.choice}`} data-wide-field>
      <label htmlFor={id} className={`${choice.label} ${styles.label}`}>
        분석일
      </label>
      <div className={styles.place}>
        <button
          type="button"
          className={styles.step}
          aria-label="이전 날"
          disabled={isAll}
          onClick={() => onChange(addDays(day, -1))}
        >
          <Arrow path="M8 2 4 6l4 4" />
        </button>
        <DateBox
          small
          id={id}
          max={today}
          aria-invalid={isToCome || undefined}
          aria-describedby={isToCome ? `${id}-problem` : undefined}
          value={typed}
          onValue={(next) => {
            setDraft(next);
            if (isWholeDay(next, today)) onChange(next);
          }}
          onBlur={() => isToCome || dayProblem(typed) || setDraft(day)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="다음 날"
          disabled={isAll || day >= today}
          onClick={() => onChange(addDays(day, 1))}
        >
          <Arrow path="m4 2 4 4-4 4" />
        </button>
        <button
          type="button"
          className={`choice-button ${styles.word}`}
          aria-pressed={isAll}
          onClick={() => onChange(isAll ? defaultDay(today) : 'all')}
        >
          모든 날
        </button>
      </div>
      {isToCome && (
        <p id={`${id}-problem`} className={choice.problem} role="alert">
          {messages.dateRange.beyondMax}
        </p>
      )}
    </div>
  );
};
