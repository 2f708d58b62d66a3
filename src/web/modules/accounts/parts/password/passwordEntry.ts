import { fill, messages } from '#contract/messages.ts';
import { passwordProblem } from '#contract/password.ts';

/** A new password, typed twice. */
export interface PasswordEntry {
  newPswd: string;
  again: string;
}

export const noPassword: PasswordEntry = { newPswd: '', again: '' };

export const passwordLabels = { newPswd: '새 비밀번호', again: '새 비밀번호 확인' } as const;

const missing = (name: keyof PasswordEntry): string =>
  fill(messages.required.one, { label: passwordLabels[name] });

/** Error message of each field at fault. `eml` is the account's e-mail address; '' if unknown. */
export const passwordEntryProblems = (
  { newPswd, again }: PasswordEntry,
  eml: string,
): Partial<Record<keyof PasswordEntry, string>> => {
  const wrong = newPswd === '' ? missing('newPswd') : passwordProblem(newPswd, eml);
  const differs = again === newPswd ? undefined : '비밀번호가 서로 다릅니다. 다시 입력해 주세요.';
  const wrongAgain = again === '' ? missing('again') : differs;
  return { ...(wrong && { newPswd: wrong }), ...(wrongAgain && { again: wrongAgain }) };
};
