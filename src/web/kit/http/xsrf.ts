import { constants } from '#contract/constants.ts';
import { http } from './http.ts';

export const hasXsrfCookie = (): boolean => document.cookie.includes(`${constants.session.xsrfCookie}=`);

/** Called before a write of somebody who may have none: logging out drops the cookie, any GET brings a new one. */
export const needXsrfCookie = async (): Promise<void> => {
  if (!hasXsrfCookie()) await http.get('/site', { quiet: true });
};
