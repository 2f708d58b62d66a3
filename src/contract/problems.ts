import type { ConditionalRule } from './entity.ts';
import type { FieldProblem } from './errors.ts';
import { fill, messages } from './messages.ts';

/*
 * Checks of values without a form: the part of validation.ts that screens need before a form is opened, separate so
 * that they do not load zod.
 */

/** A problem, and whether the field is missing or invalid. */
export interface FormProblem extends FieldProblem {
  kind: 'missing' | 'invalid';
}

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Length of a text as limits count it: an emoji of one code point is one character, although two UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether the rule applies to the record. */
export const ruleApplies = (rule: ConditionalRule, record: Record<string, unknown>): boolean =>
  Object.entries(rule.when).every(([name, values]) => {
    const value = record[name];
    if (isBlank(value)) return rule.byDefault?.includes(name) ?? false;
    return typeof value === 'string' && values.includes(value);
  });

/** Fields that rules across fields require and that are empty in the record. */
export const brokenRules = (
  rules: readonly ConditionalRule[],
  labels: Record<string, string>,
  record: Record<string, unknown>,
): FormProblem[] =>
  rules
    .filter((rule) => ruleApplies(rule, record))
    .flatMap((rule) => rule.required)
    .filter((name) => isBlank(record[name]))
    .map((name) => missing(name, labels[name] ?? name));

export const missing = (name: string, label: string): FormProblem => ({
  name,
  label,
  message: fill(messages.required.one, { label }),
  kind: 'missing',
});

export const invalid = (name: string, label: string, message?: string): FormProblem => ({
  name,
  label,
  message: message ?? fill(messages.required.invalidOne, { label }),
  kind: 'invalid',
});

/** The summary message for problems of several fields. */
export const summary = (problems: readonly FormProblem[]): string => {
  const [first] = problems;
  if (first && problems.length === 1) return first.message;
  return problems.some(({ kind }) => kind === 'missing')
    ? messages.required.many
    : messages.required.invalidMany;
};
