import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/problems.ts';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** A printed report needs page and column instead of an address. */
export const printPlaceProblem = (record: Readonly<Record<string, unknown>>): FormProblem | undefined => {
  const missing = ['prcvpg', 'prcvsc'].find((name) => isBlank(record[name]));
  return missing === undefined ? undefined : invalid(missing, '지면', messages.form.printReportNeeded);
};
