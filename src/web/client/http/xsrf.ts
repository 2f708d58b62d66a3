import { http } from './http.ts';
import { xsrfToken } from './xsrfToken.ts';

/** Called before a write that may lack a token: signing out deletes the cookie, any GET brings a new one. */
export const ensureXsrfCookie = async (): Promise<void> => {
  if (!xsrfToken()) await http.get('/site', { quiet: true });
};
