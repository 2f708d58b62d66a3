/** The token of a mailed address `/login#link=<token>`; null where the address is none. No server ever sees it. */
export const linkTokenOf = ({ pathname, hash }: { pathname: string; hash: string }): string | null =>
  pathname === '/login' ? new URLSearchParams(hash.slice(1)).get('link') || null : null;
