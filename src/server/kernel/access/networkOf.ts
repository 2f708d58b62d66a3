import ipaddr from 'ipaddr.js';

/**
 * The smallest network that a subscriber gets: an IPv4 address, or the /64 of an IPv6 address. Limits per address are
 * counted by it.
 */
export const networkOf = (client: string): string => {
  if (!ipaddr.isValid(client)) return client;
  const address = ipaddr.process(client);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
};
