import type { FieldSpec } from '#contract/entity.ts';

type Filtered = Pick<FieldSpec, 'name' | 'kind' | 'filter' | 'options'>;

/** Neither a code nor the value of a choice contains it. */
const separator = ',';

/** Whether one filter of a list takes several values of the field: a code, or a choice of more than two. */
export const takesSeveral = ({ kind, filter, options = [] }: Filtered): boolean =>
  filter === 'equals' && (kind === 'code' || (kind === 'choice' && options.length > 2));

/** The values of a condition, which forms and addresses hold as one text. */
export const valuesOf = (field: Filtered, text: string): string[] =>
  takesSeveral(field) ? text.split(separator).filter(Boolean) : [text].filter(Boolean);

/** Several values as the text of one condition. */
export const conditionText = (values: readonly string[]): string => values.join(separator);

/** Conditions as the server takes them: a list of values where there are several. */
export const askedConditions = (
  fields: readonly Filtered[],
  conditions: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const several = new Map(fields.filter(takesSeveral).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => {
      const field = several.get(name);
      return [name, field && typeof value === 'string' ? valuesOf(field, value) : value];
    }),
  );
};
