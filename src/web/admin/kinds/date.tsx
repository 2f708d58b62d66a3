import { formatTime } from '#web/shared/dates/kst.ts';
import { FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import { fromLocalInput, toLocalInput } from '#web/shared/forms/localInput.ts';
import { TextBox } from '#web/shared/forms/TextBox.tsx';
import styles from './kinds.module.css';
import { RangeFilter } from './number.tsx';
import type { CellProps, FilterProps, InputProps } from './sides.ts';
import { useSpecInput } from './useSpecInput.ts';

export const DateCell = ({ value }: CellProps) => (
  <time dateTime={String(value)} className={styles.figure}>
    {String(value)}
  </time>
);

export const DateTimeCell = ({ value }: CellProps) => (
  <time dateTime={String(value)} className={styles.figure}>
    {formatTime(String(value))}
  </time>
);

export const DateInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props);
  return (
    <FieldFrame {...frame}>
      <TextBox {...control} id={id} type="date" max="9999-12-31" {...aria} />
    </FieldFrame>
  );
};

export const DateTimeInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, { format: toLocalInput, parse: fromLocalInput });
  return (
    <FieldFrame {...frame}>
      <TextBox {...control} id={id} type="datetime-local" max="9999-12-31T23:59" {...aria} />
    </FieldFrame>
  );
};

const DayFilter = ({ field, draft, set }: FilterProps) => {
  const id = `filter-${field.name}`;
  return (
    <FieldFrame id={id} label={field.label}>
      <TextBox
        small
        id={id}
        type="date"
        value={draft[field.name] ?? ''}
        onChange={(event) => set(field.name, event.target.value)}
      />
    </FieldFrame>
  );
};

/** One day, or a period. */
export const DateFilter = (props: FilterProps) =>
  props.field.filter === 'equals' ? <DayFilter {...props} /> : <RangeFilter {...props} type="date" />;
