import ipaddr from 'ipaddr.js';
import type { Environment } from '#server/kernel/environment.ts';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { isPublicAddress } from '#server/kernel/outside/publicAddress.ts';
import type { Visitor } from './fetchFeed.ts';

const isWithin = (address: string, range: string): boolean => {
  const asked = ipaddr.process(address);
  if (!range.includes('/')) return asked.toString() === ipaddr.process(range).toString();
  const [network, bits] = ipaddr.parseCIDR(range);
  return asked.kind() === network.kind() && asked.match([network, bits]);
};

/**
 * Who visits sources: the open Internet, and those private addresses that the operator allows.
 * @param own what the process itself serves under made-up names
 */
export const visitorOf = ({ publicUrl, collectAllow }: Environment, own?: OwnServers): Visitor => ({
  publicUrl,
  ...(own && { own }),
  ...(collectAllow.length > 0 && {
    isAllowed: (address: string) =>
      isPublicAddress(address) || collectAllow.some((range) => isWithin(address, range)),
  }),
});
