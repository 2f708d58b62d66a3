import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { EntitySpec, FieldSpec, Option } from '#contract/entity.ts';
import { filterFields as declared, fieldOf, rangeNames } from '#contract/entityFields.ts';
import { noRecord } from '#contract/list.ts';
import { withoutAnyView } from '#web/client/views/viewAddress.ts';
import { type ConditionChip, ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { FilterForm, type FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { conditionText, takesSeveral, valuesOf } from '#web/kit/filters/severalValues.ts';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import { useCodeNames } from '../kinds/code.tsx';
import { hasFaultyDay } from '../kinds/number.tsx';
import { useChosenNames } from '../kinds/reference.tsx';
import { findsWholeOnly, TextFilter } from '../kinds/text.tsx';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';

/** Labels of conditions and orders for which the schema's label is too short or too long. */
export type Words = Readonly<Record<string, string>>;

export const ListWords = createContext<Words>({});

/**
 * Conditions of the list: the named fields, in that order, or all in the schema's order. A label that comes with a
 * reference is left out if the reference itself is a condition: both would filter the same.
 */
export const shownFilters = (spec: EntitySpec, only?: readonly string[], words: Words = {}): FieldSpec[] => {
  const all = declared(spec).map((field) => ({ ...field, label: words[field.name] ?? field.label }));
  if (only) return only.flatMap((name) => all.find((field) => field.name === name) ?? []);
  return all.filter((field) => {
    const lender = field.labelOf === undefined ? undefined : fieldOf(spec, field.labelOf);
    return kinds[field.kind].filter !== null && lender?.filter === undefined;
  });
};

const rangeText = (from: string | undefined, to: string | undefined): string => `${from ?? ''} ~ ${to ?? ''}`;

/** Names of values that the field does not list itself: codes by their master, records by the field. */
type ValueNames = Readonly<Record<string, readonly Option[]>>;

const valueText = (field: FieldSpec, value: string, names: ValueNames): string => {
  if (field.kind === 'reference' && value === noRecord) return '없음';
  const options = field.options ?? names[field.code ?? field.name] ?? [];
  const known = options.find((option) => option.value === value)?.label;
  return known ?? (field.kind === 'reference' ? '선택한 항목' : value);
};

/** A condition in force, or one of its several values. */
interface FieldChip extends ConditionChip {
  field: string;
  value?: string;
}

/** The conditions in force, in words. */
export const chipsOf = (
  fields: readonly FieldSpec[],
  values: FilterValues,
  names: ValueNames = {},
): FieldChip[] =>
  fields.flatMap((field): FieldChip[] => {
    const { name, label } = field;
    if (field.filter === 'range') {
      const [from, to] = rangeNames(field).map((end) => values[end]);
      return from || to ? [{ key: name, field: name, name: label, text: rangeText(from, to) }] : [];
    }
    return valuesOf(field, values[name] ?? '').map((value) => ({
      key: takesSeveral(field) ? `${name}=${value}` : name,
      field: name,
      value,
      name: label,
      text: valueText(field, value, names),
    }));
  });

/** The conditions without one of them; a range is removed with both ends. */
export const withoutCondition = (
  fields: readonly FieldSpec[],
  values: FilterValues,
  chip: Pick<FieldChip, 'field' | 'value'>,
): FilterValues => {
  const field = fields.find(({ name }) => name === chip.field);
  const ends = new Set([chip.field, ...(field ? rangeNames(field) : [])]);
  const others = Object.fromEntries(Object.entries(values).filter(([key]) => !ends.has(key)));
  const rest = field ? valuesOf(field, values[chip.field] ?? '').filter((value) => value !== chip.value) : [];
  return rest.length > 0 ? { ...others, [chip.field]: conditionText(rest) } : others;
};

/** Hint for an empty result: fields that are only found by their whole value never match a part of it. */
export const emptyHint = (fields: readonly FieldSpec[], values: FilterValues): string => {
  const whole = fields.filter(
    (field) => values[field.name] && kinds[field.kind].filter === TextFilter && findsWholeOnly(field),
  );
  const isPeriodOnly = Object.keys(values).every((name) =>
    fields.some((field) => field.kind.startsWith('date') && rangeNames(field).includes(name)),
  );
  if (isPeriodOnly) return '이 기간에는 없습니다. 더 찾으려면 기간을 늘려 보세요.';
  return whole.length === 0
    ? '조건을 하나 지우거나 검색어를 줄여 보세요.'
    : `${whole.map(({ label }) => label).join(', ')} 전체를 정확히 입력했는지 확인하거나 조건을 하나 지워 보세요.`;
};

interface SpecFiltersProps {
  /** Names of the conditions; by default those of the schema. */
  only?: readonly string[] | undefined;
}

/** The available conditions, and those in force. */
const useConditions = ({ only }: SpecFiltersProps) => {
  const words = useContext(ListWords);
  const { filterValues, setFilters } = useListContext();
  const fields = shownFilters(useSpec(), only, words);
  return { fields, values: filterValues as FilterValues, apply: (next: FilterValues) => setFilters(next) };
};

/** The conditions that the schema allows. */
export const SpecFilters = (props: SpecFiltersProps) => {
  const spec = useSpec();
  const { fields, values, apply } = useConditions(props);
  // a record id can be a condition in an address, but needs no field: nobody types it
  const requested = fields.filter(({ name }) => fieldOf(spec, name)?.filter !== undefined);
  if (requested.length === 0) return null;
  return (
    <FilterForm
      values={values}
      onApply={apply}
      isFaulty={(draft) => fields.some((field) => hasFaultyDay(field, draft))}
      main={spec.represents}
      inForce={[...new Set(chipsOf(fields, values).map(({ field }) => field))]}
    >
      {(draft, set) =>
        requested.flatMap((field) => {
          const Filter = kinds[field.kind].filter;
          return Filter ? [<Filter key={field.name} field={field} draft={draft} set={set} />] : [];
        })
      }
    </FilterForm>
  );
};

/** Removes all conditions, and leaves the view. */
const useReset = (apply: (next: FilterValues) => void) => {
  const { sort, perPage } = useListContext();
  const view = useChosenView();
  const navigate = useNavigate();
  return () => {
    if (!view) return apply({});
    const { field, order } = sort;
    const query = new URLSearchParams({ filter: '{}', sort: field, order, perPage: String(perPage) });
    void navigate({ search: withoutAnyView(`?${query}`, false) });
  };
};

/** The conditions in force, in words. */
export const SpecChips = (props: SpecFiltersProps) => {
  const { fields, values, apply } = useConditions(props);
  const names = useCodeNames(fields.flatMap(({ name, code }) => (code && values[name] ? [code] : [])));
  const chips = chipsOf(fields, values, { ...names, ...useChosenNames(fields, values) });
  const reset = useReset(apply);
  return (
    <ConditionChips
      chips={chips}
      onRemove={(chip) => apply(withoutCondition(fields, values, chip))}
      onReset={chips.length > 0 ? reset : undefined}
    />
  );
};
