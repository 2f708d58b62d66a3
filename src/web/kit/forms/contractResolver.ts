import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FormProblem, summary } from '#contract/problems.ts';
import type { Form } from '#contract/validation.ts';

/** Problems in react-hook-form's format; the summary is at `root`. */
const fieldErrors = (problems: readonly FormProblem[]): Record<string, FieldError> => ({
  ...Object.fromEntries(problems.map(({ name, message, kind }) => [name, { type: kind, message }])),
  root: { type: 'summary', message: summary(problems) },
});

/**
 * Validates the values, converted by `toSent`, with the same form that the server uses, and with `more`. An invalid
 * text that is already stored in the record is accepted if it is unchanged.
 */
export const contractResolver =
  <Values extends FieldValues>(
    form: Form<object>,
    toSent: (values: Values) => object,
    more: (values: Values) => FormProblem[] = () => [],
    stored: Readonly<Record<string, unknown>> = {},
  ): Resolver<Values> =>
  (values) => {
    const isInherited = ({ name, kind }: FormProblem): boolean =>
      kind === 'invalid' && typeof stored[name] === 'string' && values[name] === stored[name];
    const found = form.check(toSent(values)).problems ?? [];
    const problems = [...found.filter((problem) => !isInherited(problem)), ...more(values)];
    // a problem has the server's name of the field, which the form may not have
    const errors = fieldErrors(problems) as FieldErrors<Values>;
    return problems.length ? { values: {}, errors } : { values, errors: {} };
  };
