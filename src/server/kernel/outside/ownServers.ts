/**
 * Servers of this very process that answer for made-up outlets: the port on loopback by the host of an address, as in
 * `www.paper.example`. Only what the process itself has put there leads to loopback, under that name and to that port; an
 * address that names loopback is refused as ever.
 */
export type OwnServers = Map<string, number>;

/** Where a call to this address goes instead of asking a name server; undefined for all others. */
export const ownServerOf = (
  url: URL,
  own: ReadonlyMap<string, number> | undefined,
): { hostname: string; port: number; headers: { host: string } } | undefined => {
  const port = url.protocol === 'http:' ? own?.get(url.host) : undefined;
  return port === undefined ? undefined : { hostname: '127.0.0.1', port, headers: { host: url.host } };
};
