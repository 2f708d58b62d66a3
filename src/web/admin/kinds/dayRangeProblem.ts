import { today } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { rangeNames } from '#contract/entityFields.ts';
import { rangeProblem } from '#web/kit/dates/period.ts';
import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { dayProblem } from '#web/kit/forms/date/typed.ts';

/** What is wrong with the days between which a list is asked for, as a sentence. */
export const dayRangeProblem = (field: FieldSpec, values: FilterValues): string | undefined => {
  if (field.filter !== 'range' || !(field.kind === 'date' || field.kind === 'dateTime')) return undefined;
  const [startDate = '', endDate = ''] = rangeNames(field).map((end) => values[end]);
  return rangeProblem({ startDate, endDate }, field.range?.past ? today() : '9999-12-31');
};

/** A day of the filter is none, or its days are no range to ask for: the list waits until they are mended. */
export const hasFaultyDay = (field: FieldSpec, values: FilterValues): boolean => {
  if (field.kind !== 'date' && field.kind !== 'dateTime') return false;
  const names = field.filter === 'range' ? rangeNames(field) : [field.name];
  return (
    names.some((name) => dayProblem(values[name]) !== undefined) ||
    dayRangeProblem(field, values) !== undefined
  );
};
