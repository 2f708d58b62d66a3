import type { Option } from '#contract/entity.ts';
import { optionLabel } from '#contract/entityFields.ts';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { conditionText, takesSeveral, valuesOf } from '#web/kit/filters/severalValues.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';
import styles from './kinds.module.css';
import { typedNumber } from './number.tsx';
import { useSpecInput } from './useSpecInput.ts';

/** Maximum number of options shown side by side; more become a select. */
const besideEachOther = 4;

export const ChoiceCell = ({ field, value }: CellProps) => optionLabel(field, value);

/** The default value is plain text; any other is highlighted. */
export const FlagCell = ({ field, value }: CellProps) => {
  const label = optionLabel(field, value);
  if (value === (field.default ?? 'N')) return label;
  return <span className={value === 'Y' ? styles.flagOn : styles.flag}>{label}</span>;
};

const SegmentedInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props);
  return (
    <FieldFrame {...frame} group>
      <span>
        <Segmented
          name={id}
          labelledBy={labelId(id)}
          describedBy={aria['aria-describedby']}
          options={props.field.options ?? []}
          value={String(control.value)}
          onChange={control.onChange}
          onBlur={control.onBlur}
          invalid={aria['aria-invalid'] ?? false}
          required={frame.required}
          firstRef={control.ref}
        />
      </span>
    </FieldFrame>
  );
};

interface SelectInputProps extends InputProps {
  options: readonly Option[];
}

/** A select that includes a stored value which is no longer offered. */
export const SelectInput = ({ options, ...props }: SelectInputProps) => {
  const { id, control, frame, aria } = useSpecInput(
    props,
    // keys of records are numbers, the values of options texts
    props.field.kind === 'integer' ? { parse: typedNumber } : {},
  );
  return (
    <FieldFrame {...frame}>
      <Select
        {...control}
        id={id}
        options={options}
        empty={frame.required ? '선택' : '선택 안 함'}
        {...aria}
      />
    </FieldFrame>
  );
};

export const ChoiceInput = (props: InputProps) => {
  const options = props.field.options ?? [];
  return options.length > besideEachOther || props.inTable ? (
    <SelectInput {...props} options={options} />
  ) : (
    <SegmentedInput {...props} />
  );
};

interface SelectFilterProps extends FilterProps {
  options: readonly Option[];
}

const SeveralFilter = ({ field, draft, set, options }: SelectFilterProps) => (
  <ChoicePicker
    label={field.label}
    name={`${field.name} ${options.length}`}
    value={valuesOf(field, draft[field.name] ?? '')}
    search={async (text) => options.filter(({ label }) => label.includes(text))}
    onChange={(values) => set(field.name, conditionText(values), true)}
  />
);

/** One of the options, or several where the list takes several. */
export const SelectFilter = (props: SelectFilterProps) => {
  const { field, draft, set, options } = props;
  if (takesSeveral(field)) return <SeveralFilter {...props} />;
  return (
    <FieldFrame id={`filter-${field.name}`} label={field.label}>
      <Select
        small
        id={`filter-${field.name}`}
        options={options}
        empty="전체"
        value={draft[field.name] ?? ''}
        onChange={(event) => set(field.name, event.target.value, true)}
      />
    </FieldFrame>
  );
};

export const ChoiceFilter = (props: FilterProps) => (
  <SelectFilter {...props} options={props.field.options ?? []} />
);
