import ipaddr from 'ipaddr.js';

/**
 * What one subscriber holds at the least: an IPv4 address, or the /64 network of an IPv6 address, in which whoever has
 * one address has them all. Limits by address count by it.
 */
export const networkOf = (client: string): string => {
  if (!ipaddr.isValid(client)) return client;
  const address = ipaddr.process(client);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
};
