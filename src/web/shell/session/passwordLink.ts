/**
 * The token of a mailed address `/login#link=<token>`; null for any other address. A hash is never sent to a server.
 */
export const linkTokenOf = ({ pathname, hash }: { pathname: string; hash: string }): string | null =>
  pathname === '/login' ? new URLSearchParams(hash.slice(1)).get('link') || null : null;
