/** Name of the product's connections in `pg_stat_activity`; some append a word. */
export const applicationName = 'world-culture-press';

/** Host, port and name of the database in a URL, without user and password. */
export const connectionName = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
};
