import { constants } from '#contract/constants.ts';

const prefix = `${constants.session.xsrfCookie}=`;

/** Characters of our tokens: a cookie of that name with any other value is not ours. */
const token = /^[\w-]+$/;

/**
 * The XSRF token, which proves that a request comes from our own page; '' if there is no cookie. Another product on the
 * same domain may have set a cookie of the same name, and the two are indistinguishable here: all values are sent,
 * separated by commas.
 */
export const xsrfToken = (): string => {
  // may also run in programs without a document
  const { document } = globalThis as { document?: { cookie: string } };
  const named = document?.cookie.split('; ').filter((one) => one.startsWith(prefix)) ?? [];
  return named
    .map((one) => one.slice(prefix.length))
    .filter((value) => token.test(value))
    .join(',');
};
