import { Autocomplete, type AutocompleteInputChangeReason, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useRecordContext } from 'ra-core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { choiceFields, crudPath, fieldOf } from '#contract/entityFields.ts';
import { describedBy, FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import { read } from '#web/shared/http/read.ts';
import { labelFieldOf, nameOf, type Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './kinds.module.css';
import type { CellProps, FilterProps, InputProps } from './sides.ts';
import { useSpecInput } from './useSpecInput.ts';

/** One record to choose from. */
interface Choice {
  key: string | number;
  name: string;
  /** What tells it apart from its namesakes. */
  also: string;
}

const choiceOf = (target: EntitySpec, row: Row): Choice => ({
  key: row[target.key] as string | number,
  name: nameOf(target, row),
  also: choiceFields(target)
    .filter(({ name, kind }) => name !== target.key && name !== target.represents && kind !== 'flag')
    .map(({ name }) => row[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 3)
    .join(' · '),
});

/** Parameters of a picker's search: the reference's fixed filter, its order, and the words. */
export const pickerParams = (
  field: FieldSpec,
  target: EntitySpec,
  words: string,
): Record<string, unknown> => {
  const searchable = fieldOf(target, target.represents)?.filter === 'contains';
  return {
    ...field.ref?.filter,
    ...(field.ref?.sort && { sort: field.ref.sort }),
    ...(searchable && words !== '' && { [target.represents]: words }),
    size: 20,
  };
};

/** A short rest after the last key, so that not every letter asks the server. */
const useRested = <T,>(value: T, ms = 250): T => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
};

const useChoices = (field: FieldSpec, target: EntitySpec, words: string, enabled: boolean) => {
  const path = crudPath(target, target.operations.popup ? 'popup' : 'list').path;
  const params = pickerParams(field, target, words);
  return useQuery({
    queryKey: ['picker', path, params],
    enabled,
    queryFn: async ({ signal }) =>
      (await read<Row[]>(path, { params, signal, background: true })).map((row) => choiceOf(target, row)),
    placeholderData: (before) => before,
  });
};

interface PickerProps {
  id: string;
  field: FieldSpec;
  value: string | number | null;
  /** How the chosen record is called, where that is known. */
  name: string;
  onChange: (key: string | number | null) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  aria?: Record<string, unknown>;
  small?: boolean;
}

const useTarget = (field: FieldSpec): EntitySpec => {
  const resources = useResources();
  const target = resources[field.ref?.entity ?? ''];
  if (!target) throw new Error(`${field.name} refers to nothing.`);
  return target;
};

/** A search over the other entity's picker list. */
const Picker = ({ id, field, value, name, onChange, onBlur, inputRef, aria, small }: PickerProps) => {
  const target = useTarget(field);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Choice>();
  const { data = [], isFetching } = useChoices(field, target, useRested(words.trim()), open);
  const chosen =
    value === null || value === '' ? null : picked?.key === value ? picked : { key: value, name, also: '' };

  return (
    <Autocomplete<Choice>
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      size={small ? 'small' : 'medium'}
      options={data}
      loading={isFetching}
      className={small ? styles.smallPicker : styles.picker}
      slotProps={{ paper: { className: styles.popup } }}
      loadingText="찾는 중입니다."
      noOptionsText="검색결과가 없습니다"
      filterOptions={(options) => options}
      value={chosen}
      isOptionEqualToValue={(option, other) => option.key === other.key}
      getOptionKey={(option) => option.key}
      getOptionLabel={(option) => option.name || String(option.key)}
      onChange={(_event, choice) => {
        setPicked(choice ?? undefined);
        onChange(choice?.key ?? null);
      }}
      onInputChange={(_event, text, reason: AutocompleteInputChangeReason) =>
        setWords(reason === 'input' ? text : '')
      }
      onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
        // Enter that ends a Hangul syllable chooses nothing
        if (event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
      }}
      renderOption={({ key, ...option }, choice) => (
        <li key={key} {...option}>
          <span className={styles.choice}>
            {choice.name}
            {choice.also && <span className={styles.also}>{choice.also}</span>}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder={`${target.label} 검색`}
          onBlur={onBlur}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...aria },
          }}
        />
      )}
    />
  );
};

/** The name that the record already brings along for the stored key. */
const useGivenName = (field: FieldSpec, value: unknown): string | undefined => {
  const spec = useSpec();
  const record = useRecordContext<Row & { id: string }>();
  const labelField = labelFieldOf(spec, field);
  const given = labelField && record?.[field.name] === value ? record?.[labelField.name] : undefined;
  return typeof given === 'string' ? given : undefined;
};

/** The name of a referred record, looked up only where nobody brings it along; the key itself while unknown. */
const useReferredName = (field: FieldSpec, key: unknown, given: string | undefined): string => {
  const target = useTarget(field);
  const id = typeof key === 'string' || typeof key === 'number' ? String(key) : '';
  const known = given !== undefined || id === '';
  const { data } = useGetOne<Row & { id: string }>(target.name, { id }, { enabled: !known });
  return given ?? (data ? nameOf(target, data) : id);
};

export const ReferenceInput = (props: InputProps) => {
  const { field } = props;
  const { id, control, frame, aria } = useSpecInput(props);
  const name = useReferredName(field, control.value, useGivenName(field, control.value));
  return (
    <FieldFrame {...frame}>
      <Picker
        id={id}
        field={field}
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
  const value = draft[field.name] ?? null;
  const name = useReferredName(field, value, undefined);
  return (
    <FieldFrame id={id} label={field.label}>
      <Picker
        id={id}
        small
        field={field}
        value={value}
        name={name}
        onChange={(key) => set(field.name, key === null ? '' : String(key))}
        aria={{ 'aria-describedby': describedBy(id, {}) }}
      />
    </FieldFrame>
  );
};

export const ReferenceCell = ({ field, value, record }: CellProps) => {
  const labelField = labelFieldOf(useSpec(), field);
  const given = labelField && record[field.name] === value ? record[labelField.name] : undefined;
  return useReferredName(field, value, typeof given === 'string' ? given : undefined);
};
