import { useQueries, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSpec, Option } from '#contract/entity.ts';
import { read } from '#web/client/http/read.ts';
import { labelFieldOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { SelectFilter, SelectInput } from './choice.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';

interface Code {
  cdId: string;
  cdNm: string | null;
  useYn: string;
}

/** A code; one that is out of use can only be searched for. */
interface CodeOption extends Option {
  isUsed: boolean;
}

const codesOf = (master: string) => ({
  queryKey: ['codes', master],
  // without a master the server would return all codes
  enabled: master !== '',
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CodeOption[]> => {
    const params = { upCdId: master, size: 200 };
    const codes = await read<Code[]>('/detail-commoncode-list', { params, signal });
    return codes.map(({ cdId, cdNm, useYn }) => ({
      value: cdId,
      label: cdNm ?? cdId,
      isUsed: useYn === 'Y',
    }));
  },
});

/** The codes in use under a master, in order; empty until they are loaded. */
export const useCodes = (master: string): Option[] =>
  (useQuery(codesOf(master)).data ?? []).filter(({ isUsed }) => isUsed);

/** All codes under a master: records may still have one that is out of use. */
const useAllCodes = (master: string): Option[] => useQuery(codesOf(master)).data ?? [];

/** The codes of several masters, by master. */
export const useCodeNames = (masters: readonly string[]): Record<string, Option[]> => {
  const answers = useQueries({ queries: masters.map(codesOf) });
  return Object.fromEntries(masters.map((master, index) => [master, answers[index]?.data ?? []]));
};

/** Keeps the stored value among the options if its code is out of use, or not loaded yet. */
const withStored = (options: readonly Option[], stored: Option | undefined): readonly Option[] =>
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
