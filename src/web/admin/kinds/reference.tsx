import { useQueries, useQuery } from '@tanstack/react-query';
import { useGetOne, useRecordContext } from 'react-admin';
import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec, FieldSpec, Option } from '#contract/entity.ts';
import { noRecord } from '#contract/list.ts';
import { read } from '#web/client/http/read.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { labelFieldOf, nameOf, type Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';
import { Picker, withUnused } from './Picker.tsx';
import { useSpecInput } from './useSpecInput.ts';

/** Query of one picker record by its key; null if there is none. */
const choiceQuery = (target: EntitySpec, id: string) => ({
  queryKey: ['picker', 'one', target.name, id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const params = { ...withUnused(target), [target.key]: id };
    const [row] = await read<Row[]>(crudPath(target, 'popup').path, { params, signal, background: true });
    return row ?? null;
  },
});

/** Names of the chosen records, by the field that refers to them. */
export const useChosenNames = (
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly Option[]>> => {
  const resources = useResources();
  const chosen = fields.flatMap(({ name, ref }) => {
    const [target, value] = [resources[ref?.entity ?? ''], values[name]];
    return target?.operations.popup && value && value !== noRecord ? [{ name, target, value }] : [];
  });
  const answers = useQueries({ queries: chosen.map(({ target, value }) => choiceQuery(target, value)) });
  return Object.fromEntries(
    chosen.flatMap(({ name, target, value }, index) => {
      const row = answers[index]?.data;
      return row ? [[name, [{ value, label: nameOf(target, row) }]]] : [];
    }),
  );
};

const useInAdministration = (): boolean => useSpec().menus.every((menu) => menu.startsWith('/admin/'));

export const useTarget = (field: FieldSpec): EntitySpec => {
  const resources = useResources();
  const target = resources[field.ref?.entity ?? ''];
  if (!target) throw new Error(`${field.name} refers to nothing.`);
  return target;
};

/** The name of the referred record that came with this record. */
const useGivenName = (field: FieldSpec, value: unknown): string | undefined => {
  const spec = useSpec();
  const record = useRecordContext<Row & { id: string }>();
  const labelField = labelFieldOf(spec, field);
  const given = labelField && record?.[field.name] === value ? record?.[labelField.name] : undefined;
  return typeof given === 'string' ? given : undefined;
};

/** The name of a referred record, requested only if it did not come with the record; the key itself while unknown. */
export const useReferredName = (target: EntitySpec, key: unknown, given: string | undefined): string => {
  const id = typeof key === 'string' || typeof key === 'number' ? String(key) : '';
  const known = given !== undefined || id === '';
  // on staff screens a user who may choose a record may not be allowed to open it, so the picker's call is used
  const inAdministration = useInAdministration();
  const isChosen = target.operations.popup !== undefined && !inAdministration;
  const { data: choice } = useQuery({
    ...choiceQuery(target, id),
    enabled: !known && isChosen,
  });
  const { data: record } = useGetOne<Row & { id: string }>(
    target.name,
    { id },
    { enabled: !known && !isChosen },
  );
  const found = choice ?? record;
  return given ?? (found ? nameOf(target, found) : id);
};

export const ReferenceInput = (props: InputProps) => {
  const { field } = props;
  const target = useTarget(field);
  const { id, control, frame, aria } = useSpecInput(props);
  const name = useReferredName(target, control.value, useGivenName(field, control.value));
  return (
    <FieldFrame {...frame}>
      <Picker
        id={id}
        field={field}
        target={target}
        value={control.value as string | number | null}
        name={name}
        onChange={control.onChange}
        onBlur={control.onBlur}
        inputRef={control.ref}
        aria={aria}
        small={props.inTable ?? false}
      />
    </FieldFrame>
  );
};

export const ReferenceFilter = ({ field, draft, set }: FilterProps) => {
  const id = `filter-${field.name}`;
  // `noRecord` filters for records without a reference: nothing is chosen
  const chosen = draft[field.name] ?? null;
  const value = chosen === noRecord ? null : chosen;
  const target = useTarget(field);
  const name = useReferredName(target, value, undefined);
  return (
    <FieldFrame id={id} label={field.label}>
      <Picker
        id={id}
        small
        unused
        field={field}
        target={target}
        value={value}
        name={name}
        onChange={(key) => set(field.name, key === null ? '' : String(key), true)}
      />
    </FieldFrame>
  );
};

export const ReferenceCell = ({ field, value, record }: CellProps) => {
  const labelField = labelFieldOf(useSpec(), field);
  const given = labelField && record[field.name] === value ? record[labelField.name] : undefined;
  return useReferredName(useTarget(field), value, typeof given === 'string' ? given : undefined);
};
