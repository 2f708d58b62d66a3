import { fill, messages } from '#contract/messages.ts';

export interface LoginForm {
  eml: string;
  pswd: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Error message of an e-mail address. Whitespace is ignored. */
export const checkEmail = (eml: string): string | undefined => {
  const email = eml.replace(/\s/g, '');
  if (!email) return messages.email.empty;
  return address.test(email) ? undefined : messages.email.invalid;
};

/** Error message of each field at fault. */
export const checkLogin = ({ eml, pswd }: LoginForm): Partial<Record<keyof LoginForm, string>> => {
  const wrong = checkEmail(eml);
  return {
    ...(wrong && { eml: wrong }),
    ...(!pswd && { pswd: fill(messages.required.one, { label: '비밀번호' }) }),
  };
};
