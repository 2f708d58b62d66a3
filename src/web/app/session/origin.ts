/** The login address that remembers where the person wanted to go (path and query). */
export const loginPathFrom = (origin: string): string =>
  origin === '/' || origin === '/dashboard' ? '/login' : `/login?from=${encodeURIComponent(origin)}`;

/** Where to go after signing in: the remembered path if it is one of ours, else the dashboard. */
export const originOf = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  const own = /^\/(?![/\\])/.test(from) && ![...from].some((character) => character < ' ');
  return own && !/^\/login(?=$|[/?#])/.test(from) ? from : '/dashboard';
};
