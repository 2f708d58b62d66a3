import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { type Form, type FormProblem, summary } from '#contract/validation.ts';

/** Problems as react-hook-form keeps them; the sentence over all of them stands at `root`. */
export const fieldErrors = (problems: readonly FormProblem[]): Record<string, FieldError> => ({
  ...Object.fromEntries(problems.map(({ name, message, kind }) => [name, { type: kind, message }])),
  root: { type: 'summary', message: summary(problems) },
});

/** Checks what `toSent` makes of the form's values with the same form that the server uses. */
export const contractResolver =
  (form: Form, toSent: (values: FieldValues) => Record<string, unknown>): Resolver =>
  (values) => {
    const { problems } = form.check(toSent(values));
    return problems ? { values: {}, errors: fieldErrors(problems) } : { values, errors: {} };
  };
