/** What connections of the product are called in `pg_stat_activity`; some have a word more at the end. */
export const applicationName = 'world-culture-press';

/** Where the URL of a database points to, without user and password. */
export const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
};
