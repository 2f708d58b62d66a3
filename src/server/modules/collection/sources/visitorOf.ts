import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { isPublicAddress } from '#server/kernel/outside/publicAddress.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
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

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 25,
  'smtps:': 465,
  'postgres:': 5432,
  'postgresql:': 5432,
};
/** Ports that outlets have too: a server of the product is recognised by its address as well there. */
const webPorts = [80, 443];

/**
 * Whether a private address leads into the product itself: its own ports here, and those of the servers that it uses
 * (databases, mail, files, language model, traces) anywhere.
 */
const leadsIntoProduct = ({
  port,
  metrics,
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrls,
  smtpUrl,
  smsUrl,
  s3,
  ai,
  tracing,
}: Environment): ((address: string, port: number) => boolean) => {
  const urls = [databaseUrl, databaseDirectUrl, ...databaseReplicaUrls, smtpUrl, smsUrl];
  const used = [...urls, s3?.endpoint, ai?.baseUrl, tracing?.endpoint]
    .flatMap((url) => (url && URL.parse(url)) || [])
    .map(({ protocol, port: given, hostname }) => ({
      port: Number(given) || defaultPorts[protocol],
      hostname: hostname.replace(/^\[|\]$/g, ''),
    }));
  return (address, asked) =>
    used.some((one) => one.port === asked && (!webPorts.includes(asked) || one.hostname === address)) ||
    ([port, metrics?.port].includes(asked) && isOfThisMachine(address));
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
