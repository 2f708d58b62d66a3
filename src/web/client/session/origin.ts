import { type UserSlice, useSession } from './sessionStore.ts';

const isLogin = (path: string): boolean => /^\/login(?=$|[/?#])/.test(path);

/** A login address (of the form or of the agreement page) with the address the user wanted to open. */
const remembering = (address: string, origin: string): string =>
  origin === '/' || origin === '/dashboard' ? address : `${address}?from=${encodeURIComponent(origin)}`;

/** The login address with the wanted address (path and query); unchanged if already on /login. */
export const loginPathFrom = (origin: string): string =>
  /^\/login(?=$|[?#])/.test(origin) ? origin : remembering('/login', origin);

/** As `loginPathFrom`, for the page of the agreements. */
export const agreementPathFrom = (origin: string): string => remembering('/login/agreement', origin);

/** The screen after a sign-in: an administrator of a new installation sees first what it needs. */
export const firstScreen = (user: UserSlice | null): string =>
  user?.setupYn === 'Y' && user.authorizedInfo.ipYn === 'Y' ? '/admin/monitoring/Setup' : '/dashboard';

/** Where to go after signing in: the remembered path if it is within the product, else the first screen. */
export const originOf = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  const own = /^\/(?![/\\])/.test(from) && ![...from].some((character) => character < ' ');
  return own && !isLogin(from) ? from : firstScreen(useSession.getState().user);
};
