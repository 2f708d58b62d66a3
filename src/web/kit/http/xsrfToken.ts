import { constants } from '#contract/constants.ts';

const prefix = `${constants.session.xsrfCookie}=`;

/** The letters of our tokens: whatever else bears the name is not ours. */
const token = /^[\w-]+$/;

/**
 * What a call proves to come from our own page; '' where the browser holds none. Another product of the same domain may
 * have set a cookie of the same name, and which is ours cannot be told here: all of them go, parted by commas.
 */
export const xsrfToken = (): string => {
  // also read by programs that know no pages
  const { document } = globalThis as { document?: { cookie: string } };
  const named = document?.cookie.split('; ').filter((one) => one.startsWith(prefix)) ?? [];
  return named
    .map((one) => one.slice(prefix.length))
    .filter((value) => token.test(value))
    .join(',');
};
