/**
 * Servers of this process that answer for fictitious outlets: port on loopback by host name, such as
 * `www.paper.example`. Only hosts registered here may resolve to loopback, on that port; any other loopback address is
 * refused as usual.
 */
export type OwnServers = Map<string, number>;

/** The local port to connect to instead of resolving the host by DNS; undefined for all other hosts. */
export const ownServerOf = (
  url: URL,
  own: ReadonlyMap<string, number> | undefined,
): { hostname: string; port: number; headers: { host: string } } | undefined => {
  const port = url.protocol === 'http:' ? own?.get(url.host) : undefined;
  return port === undefined ? undefined : { hostname: '127.0.0.1', port, headers: { host: url.host } };
};
