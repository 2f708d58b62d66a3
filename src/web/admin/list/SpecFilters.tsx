import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { fieldOf } from '#contract/entityFields.ts';
import { FilterCard, type FilterValues } from '#web/kit/lists/FilterCard.tsx';
import { useChosenNames } from '../kinds/choiceQuery.ts';
import { useCodeNames } from '../kinds/codes.ts';
import { hasFaultyDay } from '../kinds/dayRangeProblem.ts';
import { kinds } from '../kinds.tsx';
import { useSpec } from '../spec/SpecContext.tsx';
import { chipsOf, shownFilters, withoutCondition } from './filterFields.ts';
import { ListWords } from './listWords.ts';

/** The conditions that the schema allows; `only` names fewer. */
export const SpecFilters = ({ only }: { only?: readonly string[] }) => {
  const words = useContext(ListWords);
  const { filterValues, setFilters } = useListContext();
  const spec = useSpec();
  const fields = shownFilters(spec, only, words);
  // a record's number narrows a list by an address, but nobody knows it by heart
  const asked = fields.filter(({ name }) => fieldOf(spec, name)?.filter !== undefined);
  const values = filterValues as FilterValues;
  const names = useCodeNames(fields.flatMap(({ name, code }) => (code && values[name] ? [code] : [])));
  const chosen = useChosenNames(fields, values);
  if (fields.length === 0) return null;
  return (
    <FilterCard
      values={values}
      onApply={(next) => setFilters(next)}
      isFaulty={(draft) => fields.some((field) => hasFaultyDay(field, draft))}
      chips={chipsOf(fields, values, { ...names, ...chosen })}
      onRemove={({ key }) => setFilters(withoutCondition(fields, values, key))}
    >
      {(draft, set) =>
        asked.map((field) => {
          const Filter = kinds[field.kind].filter;
          return Filter && <Filter key={field.name} field={field} draft={draft} set={set} />;
        })
      }
    </FilterCard>
  );
};
