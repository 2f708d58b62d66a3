import { formatLogTime, formatTime } from '#web/kit/dates/kst.ts';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { DateTimeBox, fromLocalInput, toLocalInput } from '#web/kit/forms/date/DateTimeBox.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';
import styles from './kinds.module.css';
import { RangeFilter } from './number.tsx';
import { useSpecInput } from './useSpecInput.ts';

export const DateCell = ({ value }: CellProps) => (
  <time dateTime={String(value)} className={styles.figure}>
    {String(value)}
  </time>
);

export const DateTimeCell = ({ field, value }: CellProps) => (
  <time dateTime={String(value)} className={styles.figure}>
    {(field.seconds ? formatLogTime : formatTime)(String(value))}
  </time>
);

export const DateInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props);
  return (
    <FieldFrame {...frame}>
      <DateBox
        {...control}
        id={id}
        value={String(control.value ?? '')}
        onValue={control.onChange}
        {...aria}
      />
    </FieldFrame>
  );
};

export const DateTimeInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, { format: toLocalInput, parse: fromLocalInput });
  return (
    <FieldFrame {...frame}>
      <DateTimeBox
        {...control}
        id={id}
        value={String(control.value ?? '')}
        onValue={control.onChange}
        {...aria}
      />
    </FieldFrame>
  );
};

const DayFilter = ({ field, draft, set }: FilterProps) => {
  const id = `filter-${field.name}`;
  return (
    <FieldFrame id={id} label={field.label}>
      <DateBox small id={id} value={draft[field.name] ?? ''} onValue={(day) => set(field.name, day)} />
    </FieldFrame>
  );
};

/** One day, or a period. */
export const DateFilter = (props: FilterProps) =>
  props.field.filter === 'equals' ? <DayFilter {...props} /> : <RangeFilter {...props} type="date" />;
