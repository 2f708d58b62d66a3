import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, missing } from '#contract/validation.ts';
import { choiceOf, countOf } from '#web/shared/files/fileChoice.ts';
import type { Row } from './formValues.ts';

/** Whether files of the record go out only with a reason. */
export const isSecure = (field: FieldSpec, record: Row): boolean => {
  const secure = field.files?.secure;
  if (secure === undefined || secure === true) return secure === true;
  return Object.entries(secure).every(([name, values]) => values.includes(String(record[name])));
};

const fileField = (spec: EntitySpec): FieldSpec | undefined => spec.fields.find(({ files }) => files);

/** What the form does with the record's files, for the data provider; nothing where nothing is done. */
export const chosenFiles = (spec: EntitySpec, values: Row): Row => {
  const field = fileField(spec);
  if (!field) return {};
  const choice = choiceOf(values[field.name]);
  return choice.added.length || choice.removed.length ? { [field.name]: choice } : {};
};

/** Too few files, as the server would say it. */
export const fileProblems = (spec: EntitySpec, values: Row, shown: ReadonlySet<string>): FormProblem[] => {
  const field = fileField(spec);
  if (!field?.files || !shown.has(field.name)) return [];
  return countOf(choiceOf(values[field.name])) < field.files.min
    ? [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }]
    : [];
};
