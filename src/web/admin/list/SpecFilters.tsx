import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fieldOf } from '#contract/entityFields.ts';
import { withoutAnyView } from '#web/client/views/viewAddress.ts';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { FilterForm, type FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import { useChosenNames } from '../kinds/choiceQuery.ts';
import { useCodeNames } from '../kinds/codes.ts';
import { hasFaultyDay } from '../kinds/dayRangeProblem.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import { chipsOf, shownFilters, withoutCondition } from './filterFields.ts';
import { ListWords } from './listWords.ts';

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
