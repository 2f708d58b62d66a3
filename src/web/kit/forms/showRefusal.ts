import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';

/** Shows the server's field errors at the form's fields, focuses the first of them, and puts the summary at `root`. */
export const showRefusal = <T extends FieldValues>(
  failure: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void => {
  const problems = failure instanceof HttpProblem ? (failure.body.fields ?? []) : [];
  const known = names.flatMap((name) => {
    const problem = problems.find((one) => one.name === name);
    return problem ? [{ name, message: problem.message }] : [];
  });
  for (const [index, { name, message }] of known.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  setError('root', { type: 'server', message: problemSentence(failure) });
};
