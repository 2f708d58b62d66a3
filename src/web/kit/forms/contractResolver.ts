import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FormProblem, summary } from '#contract/problems.ts';
import type { Form } from '#contract/validation.ts';

/** Problems as react-hook-form keeps them; the sentence over all of them stands at `root`. */
export const fieldErrors = (problems: readonly FormProblem[]): Record<string, FieldError> => ({
  ...Object.fromEntries(problems.map(({ name, message, kind }) => [name, { type: kind, message }])),
  root: { type: 'summary', message: summary(problems) },
});

/**
 * Checks what `toSent` makes of the form's values with the same form that the server uses, and what `more` finds. A text
 * that stands in the record already, whatever the rules say of it, is nobody's fault who leaves it there.
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
    // a problem names a field by what the server calls it, which need not be one of the form's
    const errors = fieldErrors(problems) as FieldErrors<Values>;
    return problems.length ? { values: {}, errors } : { values, errors: {} };
  };
