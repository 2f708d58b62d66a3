import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSpec, Option } from '#contract/entity.ts';
import { labelFieldOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { SelectFilter, SelectInput } from './choice.tsx';
import { useAllCodes, useCodes } from './codes.ts';
import type { CellProps, FilterProps, InputProps } from './kindComponents.ts';

/** Keeps the stored value among the options if its code is out of use, or not loaded yet. */
export const withStored = (options: readonly Option[], stored: Option | undefined): readonly Option[] =>
  !stored || options.some(({ value }) => value === stored.value) ? options : [...options, stored];

const useStored = (field: FieldSpec, value: unknown): Option | undefined => {
  const spec = useSpec();
  const record = useRecordContext<Row & { id: string }>();
  if (typeof value !== 'string' || value === '') return undefined;
  const labelField = labelFieldOf(spec, field);
  const label = record?.[field.name] === value && labelField ? record[labelField.name] : undefined;
  return { value, label: typeof label === 'string' ? label : value };
};

export const CodeInput = (props: InputProps) => {
  const codes = useCodes(props.field.code ?? '');
  const stored = useStored(props.field, useWatch({ name: props.source }));
  return <SelectInput {...props} options={withStored(codes, stored)} />;
};

export const CodeFilter = (props: FilterProps) => (
  <SelectFilter {...props} options={useAllCodes(props.field.code ?? '')} />
);

/** The code's name: from the record, else from the list of codes. */
export const CodeCell = ({ field, value, record }: CellProps) => {
  const spec = useSpec();
  const labelField = labelFieldOf(spec, field);
  const given = labelField && record[field.name] === value ? record[labelField.name] : undefined;
  return typeof given === 'string' ? given : <LookedUp master={field.code ?? ''} value={String(value)} />;
};

const LookedUp = ({ master, value }: { master: string; value: string }) =>
  useAllCodes(master).find((code) => code.value === value)?.label ?? value;
