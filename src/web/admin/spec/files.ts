import type { EntitySpec } from '#contract/entity.ts';
import { fileField } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, missing } from '#contract/problems.ts';
import { choiceOf, countOf } from '#web/kit/files/fileChoice.ts';
import type { Row } from './formValues.ts';

/** The form's changes to the record's files, for the data provider; empty if there are none. */
export const chosenFiles = (spec: EntitySpec, values: Row): Row => {
  const field = fileField(spec);
  if (!field) return {};
  const choice = choiceOf(values[field.name]);
  return choice.added.length || choice.removed.length ? { [field.name]: choice } : {};
};

/** Error for too few files, as the server would report it. */
export const fileProblems = (spec: EntitySpec, values: Row, shown: ReadonlySet<string>): FormProblem[] => {
  const field = fileField(spec);
  if (!field?.files || !shown.has(field.name)) return [];
  return countOf(choiceOf(values[field.name])) < field.files.min
    ? [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }]
    : [];
};
