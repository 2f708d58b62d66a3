import { networkInterfaces } from 'node:os';
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

const isOfThisMachine = (address: string): boolean => {
  const parsed = ipaddr.process(address);
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return (
    ['loopback', 'unspecified'].includes(parsed.range()) ||
    own.some((one) => ipaddr.process(one.address).toString() === parsed.toString())
  );
};

const databasePort = (url: string | undefined): number[] =>
  url ? [Number(URL.parse(url)?.port || 5432)] : [];

/** Whether a private address leads into the product itself: its ports here, and those of its databases anywhere. */
const leadsIntoProduct = ({
  port,
  metrics,
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrls,
}: Environment): ((address: string, port: number) => boolean) => {
  const databases = [databaseUrl, databaseDirectUrl, ...databaseReplicaUrls].flatMap(databasePort);
  return (address, asked) =>
    databases.includes(asked) || ([port, metrics?.port].includes(asked) && isOfThisMachine(address));
};

/**
 * Settings for requests to sources: public addresses, and the private addresses that the operator allows, though never
 * the product's own servers and databases.
 * @param own servers of this process under made-up host names
 */
export const visitorOf = (environment: Environment, own?: OwnServers): Visitor => {
  const { publicUrl, collectAllow } = environment;
  const isOwn = leadsIntoProduct(environment);
  return {
    publicUrl,
    ...(own && { own }),
    ...(collectAllow.length > 0 && {
      isAllowed: (address: string, port: number) =>
        isPublicAddress(address) ||
        (collectAllow.some((range) => isWithin(address, range)) && !isOwn(address, port)),
    }),
  };
};
