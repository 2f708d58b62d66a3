import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { choiceFields, fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { read } from '#web/client/http/read.ts';
import { ChooseOne } from '#web/kit/combobox/Combobox.tsx';
import { nameOf, type Row } from '../spec/formValues.ts';

/** A record that can be chosen. */
interface Choice {
  key: string | number;
  name: string;
  /** Distinguishes it from records of the same name. */
  also: string;
}

/** The label of an option value; other values as they are. */
const wordOf = ({ name, options }: FieldSpec, row: Row): unknown =>
  options?.find(({ value }) => value === row[name])?.label ?? row[name];

export const choiceOf = (target: EntitySpec, row: Row): Choice => {
  const name = nameOf(target, row);
  const fields = choiceFields(target);
  // the label is shown instead of its key
  const isWorded = (field: FieldSpec) => fields.some(({ labelOf }) => labelOf === field.name);
  const tells = (field: FieldSpec) =>
    field.name !== target.key && field.kind !== 'flag' && field.kind !== 'dateTime' && !isWorded(field);
  const words = fields
    .filter(tells)
    .map((field) => wordOf(field, row))
    .filter((value) => typeof value === 'string' && value !== '' && value !== name);
  return {
    key: row[target.key] as string | number,
    name,
    also: [...new Set(words)].slice(0, 3).join(' · '),
  };
};

/** Includes records that are out of use, if the entity has such a flag. */
export const withUnused = (target: EntitySpec): { useYn?: string[] } =>
  fieldOf(target, 'useYn')?.filter === 'equals' ? { useYn: ['Y', 'N'] } : {};

/**
 * Parameters of a picker's search: the reference's fixed filter, its order, and the words.
 * @param unused includes records out of use, for filtering by them
 */
const pickerParams = (
  field: FieldSpec,
  target: EntitySpec,
  words: string,
  unused = false,
): Record<string, unknown> => {
  const searchable = fieldOf(target, target.represents)?.filter === 'contains';
  return {
    ...field.ref?.filter,
    ...(unused && withUnused(target)),
    ...(field.ref?.sort && { sort: field.ref.sort }),
    ...(searchable && words !== '' && { [target.represents]: words }),
    size: 20,
  };
};

/** Message for no results; a masked field is found by its whole value, a name by a letter that the mask shows, too. */
const nothingFound = (target: EntitySpec, words: string): string => {
  const named = fieldOf(target, target.represents);
  if (!named?.personal || !words) return messages.empty;
  return named.personal === 'name'
    ? '찾지 못했습니다. 이름 전체나 첫 글자를 입력해 주세요.'
    : `찾지 못했습니다. ${named.label} 전체를 정확히 입력해 주세요.`;
};

/** A debounced value, so that not every key press sends a request. */
const useRested = <T,>(value: T, ms = 250): T => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
};

const useChoices = (
  { field, target, unused }: Pick<PickerProps, 'field' | 'target' | 'unused'>,
  words: string,
  enabled: boolean,
) => {
  const path = crudPath(target, target.operations.popup ? 'popup' : 'list').path;
  const params = pickerParams(field, target, words, unused);
  return useQuery({
    queryKey: ['picker', path, params],
    enabled,
    queryFn: async ({ signal }) =>
      (await read<Row[]>(path, { params, signal, background: true })).map((row) => choiceOf(target, row)),
  });
};

interface PickerProps {
  id: string;
  field: FieldSpec;
  /** The entity of the records. */
  target: EntitySpec;
  value: string | number | null;
  /** Name of the chosen record, if known. */
  name: string;
  onChange: (key: string | number | null) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  aria?: Record<string, unknown>;
  small?: boolean;
  /** Also offers records that are out of use. */
  unused?: boolean;
}

/** A search field over the other entity's picker list. */
export const Picker = ({
  id,
  field,
  target,
  value,
  name,
  onChange,
  onBlur,
  inputRef,
  aria,
  small,
  unused = false,
}: PickerProps) => {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Choice>();
  const wanted = words.trim();
  const requested = useRested(wanted);
  const { data = [], isFetching, isError } = useChoices({ field, target, unused }, requested, open);
  // results for other words must not be chosen by a quick Enter
  const isFound = requested === wanted && !isFetching;
  // a stable object: a new one would replace the text being typed by its name
  const chosen = useMemo(() => {
    if (value === null || value === '') return null;
    return picked?.key === value ? picked : { key: value, name, also: '' };
  }, [value, picked, name]);

  const emptyMessage = isError
    ? '불러오지 못했습니다. 잠시 후 다시 찾아 주세요.'
    : nothingFound(target, wanted);
  return (
    <ChooseOne<Choice>
      id={id}
      small={small}
      options={isFound ? data : []}
      message={isFound ? emptyMessage : '찾는 중입니다.'}
      keyOf={({ key }) => key}
      nameOf={(choice) => choice.name || String(choice.key)}
      hintOf={({ also }) => also}
      chosen={chosen}
      onChange={(choice) => {
        setPicked(choice ?? undefined);
        onChange(choice?.key ?? null);
      }}
      onType={setWords}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      placeholder={`${field.label} 검색`}
      onBlur={onBlur}
      inputRef={inputRef}
      aria={aria}
    />
  );
};
