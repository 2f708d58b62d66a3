import { constants } from '#contract/constants.ts';

const prefix = `${constants.session.xsrfCookie}=`;

/** What a call proves to come from our own page; '' where the browser holds none. */
export const xsrfToken = (): string => {
  // also read by programs that know no pages
  const { document } = globalThis as { document?: { cookie: string } };
  const line = document?.cookie.split('; ').find((one) => one.startsWith(prefix));
  return decodeURIComponent(line?.slice(prefix.length) ?? '');
};
