import { today } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { rangeNames } from '#contract/entityFields.ts';
import { rangeProblem } from '#web/kit/dates/period.ts';
import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { dayProblem } from '#web/kit/forms/date/typed.ts';

/** Error message for the date range of a filter. */
export const dayRangeProblem = (field: FieldSpec, values: FilterValues): string | undefined => {
  if (field.filter !== 'range' || !(field.kind === 'date' || field.kind === 'dateTime')) return undefined;
  const [startDate = '', endDate = ''] = rangeNames(field).map((end) => values[end]);
  return rangeProblem({ startDate, endDate }, field.range?.past ? today() : '9999-12-31');
};

/** True if a date of the filter is invalid, or its range is not allowed: the list waits until it is corrected. */
export const hasFaultyDay = (field: FieldSpec, values: FilterValues): boolean => {
  if (field.kind !== 'date' && field.kind !== 'dateTime') return false;
  const names = field.filter === 'range' ? rangeNames(field) : [field.name];
  return (
    names.some((name) => dayProblem(values[name]) !== undefined) ||
    dayRangeProblem(field, values) !== undefined
  );
};
