import { today } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { rangeNames } from '#contract/entityFields.ts';
import { rangeProblem } from '#web/shared/dates/period.ts';
import type { FilterValues } from '#web/shared/lists/FilterCard.tsx';

/** What is wrong with the days between which a list is asked for, as a sentence. */
export const dayRangeProblem = (field: FieldSpec, values: FilterValues): string | undefined => {
  if (field.filter !== 'range' || !(field.kind === 'date' || field.kind === 'dateTime')) return undefined;
  const [startDate = '', endDate = ''] = rangeNames(field).map((end) => values[end]);
  return rangeProblem({ startDate, endDate }, field.range?.past ? today() : '9999-12-31');
};
