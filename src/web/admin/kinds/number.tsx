import { today } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { rangeNames } from '#contract/entityFields.ts';
import { rangeProblem } from '#web/kit/dates/period.ts';
import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { dayProblem } from '#web/kit/forms/date/typed.ts';
import { describedBy, FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';
import styles from './kinds.module.css';
import { TextFilter } from './text.tsx';
import { useSpecInput } from './useSpecInput.ts';

/** Error message for the date range of a filter. */
export const dayRangeProblem = (field: FieldSpec, values: FilterValues): string | undefined => {
  if (field.filter !== 'range' || !(field.kind === 'date' || field.kind === 'dateTime')) return undefined;
  const [startDate = '', endDate = ''] = rangeNames(field).map((end) => values[end]);
  return rangeProblem({ startDate, endDate }, field.range?.past ? today() : '9999-12-31');
};

/** True if a date of the filter is invalid, or its range is not allowed: the list waits until it is corrected. */
export const hasFaultyDay = (field: FieldSpec, values: FilterValues): boolean => {
  if (field.kind !== 'date' && field.kind !== 'dateTime') return false;
  const names = field.filter === 'range' ? rangeNames(field) : [field.name];
  return (
    names.some((name) => dayProblem(values[name]) !== undefined) ||
    dayRangeProblem(field, values) !== undefined
  );
};

export const NumberCell = ({ value }: CellProps) => (
  <span className={styles.figure}>{Number(value).toLocaleString('ko-KR')}</span>
);

/** The typed text as a number; as is if it is none, so that the validation can report it. */
export const typedNumber = (text: string): number | string | null => {
  const tidy = text.trim().replaceAll(',', '');
  if (tidy === '') return null;
  const number = Number(tidy);
  // "1." and "-" are incomplete numbers
  return Number.isFinite(number) && String(number) === tidy ? number : text;
};

const numberInput = (inputMode: 'numeric' | 'decimal') =>
  function NumberInput(props: InputProps) {
    const { id, control, frame, aria } = useSpecInput(props, { parse: typedNumber });
    return (
      <FieldFrame {...frame}>
        <TextBox {...control} id={id} inputMode={inputMode} {...aria} />
      </FieldFrame>
    );
  };

export const IntegerInput = numberInput('numeric');
export const DecimalInput = numberInput('decimal');

interface RangeProps extends FilterProps {
  type: 'date' | 'text';
}

/** From and to, both ends included. */
export const RangeFilter = ({ field, draft, set, type }: RangeProps) => {
  const id = `filter-${field.name}`;
  const [from, to] = rangeNames(field);
  const problem = dayRangeProblem(field, draft);
  const end = (name: string, label: string) => {
    const box = {
      small: true,
      'aria-label': `${field.label} ${label}`,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': describedBy(id, { ...(problem && { error: problem }) }),
      value: draft[name] ?? '',
    };
    return type === 'date' ? (
      <DateBox
        {...box}
        narrow
        {...(field.range?.past && { max: today() })}
        onValue={(day) => set(name, day)}
      />
    ) : (
      <TextBox {...box} inputMode="numeric" onChange={({ target }) => set(name, target.value)} />
    );
  };
  return (
    <FieldFrame id={id} label={field.label} error={problem} group>
      <div role="group" aria-labelledby={labelId(id)} className={`row-close ${styles.range}`}>
        {end(from, '시작')}
        <span aria-hidden="true">~</span>
        {end(to, '끝')}
      </div>
    </FieldFrame>
  );
};

export const NumberFilter = (props: FilterProps) =>
  props.field.filter === 'range' ? <RangeFilter {...props} type="text" /> : <TextFilter {...props} />;
