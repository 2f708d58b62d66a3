const isLogin = (path: string): boolean => /^\/login(?=$|[/?#])/.test(path);

/** A login address (of the form or of the agreement page) that remembers where the person wanted to go. */
const remembering = (address: string, origin: string): string =>
  origin === '/' || origin === '/dashboard' ? address : `${address}?from=${encodeURIComponent(origin)}`;

/** The login address that remembers where the person wanted to go (path and query); who is there already stays. */
export const loginPathFrom = (origin: string): string =>
  /^\/login(?=$|[?#])/.test(origin) ? origin : remembering('/login', origin);

/** The same for the page where the agreements are given. */
export const agreementPathFrom = (origin: string): string => remembering('/login/agreement', origin);

/** Where to go after signing in: the remembered path if it is one of ours, else the dashboard. */
export const originOf = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  const own = /^\/(?![/\\])/.test(from) && ![...from].some((character) => character < ' ');
  return own && !isLogin(from) ? from : '/dashboard';
};
