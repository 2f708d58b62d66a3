import { Fragment, useId, useState } from 'react';
import { isDay } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { type DayRange, type Period, periodLabels, periods, rangeProblem } from '../dates/period.ts';
import { DateBox } from '../forms/date/DateBox.tsx';
import { wholeDay } from '../forms/date/typed.ts';
import { Segmented } from '../forms/Segmented.tsx';
import choice from './choice.module.css';
import styles from './PeriodChoice.module.css';
import { usePause } from './usePause.ts';

interface PeriodChoiceProps {
  label: string;
  period: Period;
  /** The two dates of a custom range. */
  range: DayRange;
  today: string;
  onPeriod: (period: Period) => void;
  onRange: (range: DayRange) => void;
  /** The choices; all of them if absent. */
  choices?: readonly Period[];
  /** Longest custom range in days; that of the lists if absent. */
  limitDays?: number;
  /** Set if both dates are required: the sentence shown while one is missing. */
  needsBoth?: string;
}

const ends = [
  { name: 'startDate', label: '시작일' },
  { name: 'endDate', label: '종료일' },
] as const;

const optionsOf = (choices: readonly Period[]) =>
  choices.map((value) => ({ value, label: periodLabels[value] }));

/** A year that is still being typed (0002, 0020, 0202) is not applied. */
const isUnfinished = (day: string): boolean => day !== '' && (!isDay(day) || day < '1900');

/** Pause after which the two dates are applied, in milliseconds. */
const restMs = 1_000;

/**
 * Two dates. A date passes through other valid ones while it is typed, and the start alone is only half of a range: the
 * range is applied when both dates have been changed and a pause follows, when the fields lose focus, or with Enter.
 */
const OwnRange = ({
  label,
  range,
  today,
  onRange,
  limitDays,
  needsBoth,
}: Omit<PeriodChoiceProps, 'period' | 'onPeriod' | 'choices'>) => {
  const id = useId();
  const [draft, setDraft] = useState(range);
  const [inForce, setInForce] = useState(range);
  const pause = usePause(restMs);
  if (inForce.startDate !== range.startDate || inForce.endDate !== range.endDate) {
    setInForce(range);
    setDraft(range);
  }
  const missing = needsBoth === undefined ? undefined : ends.find(({ name }) => !draft[name]);
  const problem = missing
    ? `${fill(messages.required.one, { label: missing.label })} ${needsBoth}`
    : rangeProblem(draft, today, limitDays);
  const changedEnds = (next: DayRange) => ends.filter(({ name }) => next[name] !== range[name]).length;

  const apply = (typed: DayRange) => {
    pause.cancel();
    const next = { startDate: wholeDay(typed.startDate), endDate: wholeDay(typed.endDate) };
    const isWhole = ends.every(({ name }) => !isUnfinished(next[name]) && (next[name] || !needsBoth));
    if (isWhole && changedEnds(next) > 0 && !rangeProblem(next, today, limitDays)) onRange(next);
  };
  const change = (name: keyof DayRange, day: string) => {
    const next = { ...draft, [name]: day };
    setDraft(next);
    pause.cancel();
    if (changedEnds(next) === ends.length) pause.runLater(() => apply(next));
  };
  const isWaiting = !problem && changedEnds(draft) > 0;
  const note = problem ? `${id}-problem` : isWaiting ? `${id}-hint` : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the events of its fields
    <div
      role="group"
      aria-label={`${label} 직접입력`}
      className={styles.own}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || apply(draft)}
      onKeyDown={({ key }) => key === 'Enter' && apply(draft)}
    >
      {ends.map((end, index) => (
        <Fragment key={end.name}>
          {index > 0 && <span aria-hidden="true">~</span>}
          <DateBox
            small
            aria-label={`${label} ${end.label}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={note}
            max={today}
            value={draft[end.name]}
            onValue={(day) => change(end.name, day)}
          />
        </Fragment>
      ))}
      {problem && (
        <p id={note} className={`${choice.problem} ${styles.problem}`} role="alert">
          {problem}
        </p>
      )}
      {isWaiting && (
        <p id={note} className={styles.hint}>
          Enter를 누르거나 날짜 칸을 벗어나면 조회합니다.
        </p>
      )}
    </div>
  );
};

/** A period up to today, everything, or a custom range. An invalid range shows an error and is not applied. */
export const PeriodChoice = ({ label, period, onPeriod, choices = periods, ...rest }: PeriodChoiceProps) => {
  const id = useId();
  return (
    <div className={`${choice.choice} ${styles.choice}`}>
      <span id={id} className={`${choice.label} ${styles.label}`}>
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
