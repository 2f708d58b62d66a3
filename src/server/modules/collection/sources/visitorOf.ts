import ipaddr from 'ipaddr.js';
import type { Environment } from '#server/kernel/environment.ts';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { isPublicAddress } from '#server/kernel/outside/publicAddress.ts';
import type { Visitor } from './fetchFeed.ts';

const isWithin = (address: string, range: string): boolean => {
  const parsed = ipaddr.process(address);
  if (!range.includes('/')) return parsed.toString() === ipaddr.process(range).toString();
  const [network, bits] = ipaddr.parseCIDR(range);
  return parsed.kind() === network.kind() && parsed.match([network, bits]);
};

/**
 * Settings for requests to sources: public addresses, and the private addresses that the operator allows.
 * @param own servers of this process under made-up host names
 */
export const visitorOf = ({ publicUrl, collectAllow }: Environment, own?: OwnServers): Visitor => ({
  publicUrl,
  ...(own && { own }),
  ...(collectAllow.length > 0 && {
    isAllowed: (address: string) =>
      isPublicAddress(address) || collectAllow.some((range) => isWithin(address, range)),
  }),
});
