import { useId, useState } from 'react';
import { isDay } from '#contract/days.ts';
import { type DayRange, type Period, periodLabels, periods, rangeProblem } from '../dates/period.ts';
import { Segmented } from '../forms/Segmented.tsx';
import { TextBox } from '../forms/TextBox.tsx';
import styles from './PeriodChoice.module.css';

interface PeriodChoiceProps {
  label: string;
  period: Period;
  /** The two days of a range of one's own. */
  range: DayRange;
  today: string;
  onPeriod: (period: Period) => void;
  onRange: (range: DayRange) => void;
  /** The choices; all of them if absent. */
  choices?: readonly Period[];
  /** Longest range of one's own; that of the lists if absent. */
  limitDays?: number;
}

const optionsOf = (choices: readonly Period[]) =>
  choices.map((value) => ({ value, label: periodLabels[value] }));

/** A year that is being typed (0002, 0020, 0202) is no wish yet. */
const isUnfinished = (day: string): boolean => day !== '' && (!isDay(day) || day < '1900');

const OwnRange = ({
  label,
  range,
  today,
  onRange,
  limitDays,
}: Omit<PeriodChoiceProps, 'period' | 'onPeriod' | 'choices'>) => {
  const id = useId();
  const [draft, setDraft] = useState(range);
  const [inForce, setInForce] = useState(range);
  if (inForce.startDate !== range.startDate || inForce.endDate !== range.endDate) {
    setInForce(range);
    setDraft(range);
  }
  const problem = rangeProblem(draft, today, limitDays);

  const change = (name: keyof DayRange, day: string) => {
    const next = { ...draft, [name]: day };
    setDraft(next);
    if (isUnfinished(next.startDate) || isUnfinished(next.endDate)) return;
    if (!rangeProblem(next, today, limitDays)) onRange(next);
  };
  const field = (name: keyof DayRange, end: string) => (
    <TextBox
      small
      type="date"
      aria-label={`${label} ${end}`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      max={today}
      value={draft[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  return (
    <div className={styles.own}>
      {field('startDate', '시작일')}
      <span aria-hidden="true">~</span>
      {field('endDate', '종료일')}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

/** A period up to today, everything, or two days of one's own. A range that may not be is said, not asked for. */
export const PeriodChoice = ({ label, period, onPeriod, choices = periods, ...rest }: PeriodChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.segments}>
        <Segmented
          name={id}
          labelledBy={id}
          options={optionsOf(choices)}
          value={period}
          onChange={(value) => onPeriod(value as Period)}
        />
      </div>
      {period === 'custom' && <OwnRange label={label} {...rest} />}
    </div>
  );
};
