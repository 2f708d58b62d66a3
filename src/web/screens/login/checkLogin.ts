import { fill, messages } from '#contract/messages.ts';

export interface LoginForm {
  eml: string;
  pswd: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Error message of each field at fault. Whitespace in the e-mail is ignored. */
export const checkLogin = ({ eml, pswd }: LoginForm): Partial<Record<keyof LoginForm, string>> => {
  const email = eml.replace(/\s/g, '');
  return {
    ...(!email ? { eml: messages.email.empty } : !address.test(email) ? { eml: messages.email.invalid } : {}),
    ...(!pswd && { pswd: fill(messages.required.one, { label: '비밀번호' }) }),
  };
};
