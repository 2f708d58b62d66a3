import { today } from '#contract/days.ts';
import { rangeNames } from '#contract/entityFields.ts';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { describedBy, FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { dayRangeProblem } from './dayRangeProblem.ts';
import type { CellProps, FilterProps, InputProps } from './kindComponents.ts';
import styles from './kinds.module.css';
import { TextFilter } from './text.tsx';
import { useSpecInput } from './useSpecInput.ts';

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
      <div role="group" aria-labelledby={labelId(id)} className={styles.range}>
        {end(from, '시작')}
        <span aria-hidden="true">~</span>
        {end(to, '끝')}
      </div>
    </FieldFrame>
  );
};

export const NumberFilter = (props: FilterProps) =>
  props.field.filter === 'range' ? <RangeFilter {...props} type="text" /> : <TextFilter {...props} />;
