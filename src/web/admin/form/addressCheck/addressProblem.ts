import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/problems.ts';

/** The server's response for an address. */
export interface CheckedAddress {
  /** In the normalized form that would be stored. */
  url: string;
  state: 'free' | 'taken' | 'unusable';
  sentence: string;
  /** The record that has it: its address, and the text of the link. */
  known?: { to: string; words: string };
}

export const addressOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/gu, '') : '';

/** Error that prevents saving: a new or changed address that has not passed the check in its current form. */
export const addressProblem = (
  value: unknown,
  stored: unknown,
  checked: CheckedAddress | undefined,
): FormProblem | undefined => {
  const url = addressOf(value);
  if (url === '' || url === stored) return undefined;
  if (checked?.url !== url) return invalid('url', 'URL', messages.form.mediaUrlCheckNeeded);
  return checked.state === 'free' ? undefined : invalid('url', 'URL', checked.sentence);
};
