import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/problems.ts';

/** What the server says of an address. */
export interface CheckedAddress {
  /** As it would be stored. */
  url: string;
  state: 'free' | 'taken' | 'unusable';
  sentence: string;
  /** Who has it: where it is read, and what the link to it says. */
  known?: { to: string; words: string };
}

export const addressOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/gu, '') : '';

/** What stands in the way of saving: a new or changed address that did not pass the check as it stands now. */
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
