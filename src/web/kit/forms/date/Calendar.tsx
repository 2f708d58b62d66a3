import { useLayoutEffect } from 'react';
import { DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import { createPortal } from 'react-dom';
import { isDay, today } from '#contract/days.ts';
import 'react-day-picker/style.css';
import { useModal } from '#web/kit/dialogs/useModal.ts';
import styles from './Calendar.module.css';

interface CalendarProps {
  /** The button that it is anchored to. */
  anchor: HTMLElement;
  /** The chosen date, or text that is not a date yet. */
  day: string;
  /** Latest date that can be picked. */
  max: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The picker represents dates as local midnights; here they are `yyyy-MM-dd`, without a time zone. */
const toPicker = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

const fromPicker = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

const firstMonth = new Date(1990, 0);
const yearsAhead = 10;

/** A month to pick a day from; year and month can be chosen. */
export const Calendar = ({ anchor, day, max, onPick, onClose }: CalendarProps) => {
  const now = toPicker(today());
  const chosen = isDay(day) ? toPicker(day) : undefined;
  const last = max !== undefined && isDay(max) ? toPicker(max) : undefined;
  const modal = useModal({ onClose });
  useLayoutEffect(() => {
    // the style sheet positions the calendar by this anchor name
    anchor.style.setProperty('anchor-name', '--calendar');
    return () => void anchor.style.removeProperty('anchor-name');
  }, [anchor]);
  return createPortal(
    <dialog {...modal} aria-label="달력" className={styles.calendar}>
      <div className={styles.paper}>
        <DayPicker
          mode="single"
          // the user has just opened it
          autoFocus
          locale={ko}
          formatters={{ formatYearDropdown: (month) => `${month.getFullYear()}년` }}
          captionLayout="dropdown"
          today={now}
          {...(chosen && { selected: chosen })}
          defaultMonth={chosen ?? last ?? now}
          startMonth={firstMonth}
          endMonth={last ?? new Date(now.getFullYear() + yearsAhead, 11)}
          {...(last && { disabled: { after: last } })}
          onDayClick={(date, { disabled }) => {
            if (!disabled) onPick(fromPicker(date));
          }}
        />
      </div>
    </dialog>,
    document.body,
  );
};
