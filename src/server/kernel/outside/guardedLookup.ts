import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress, mayLeadOutside } from './publicAddress.ts';

/** Name resolution and allowed addresses: tests allow their own servers. */
export interface LookupOptions {
  /** Resolves host names; default: the system's resolver. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
  /** Whether an address may be connected to, at this port; default: public addresses only. */
  isAllowed?: (address: string, port: number) => boolean;
  /** Servers of this process that answer for fictitious hosts; default: none. */
  own?: ReadonlyMap<string, number>;
}

/** A host name that resolves to this machine, a private network or a reserved range. */
export class NonPublicAddress extends Error {}

const lookupBySystem = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/** Timeout of a name server in milliseconds, and number of attempts. */
const resolverOptions = { timeout: 3_000, tries: 2 };

const isSilence = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' && (outcome.reason as NodeJS.ErrnoException).code === 'ETIMEOUT';

/**
 * Queries the name servers directly, without a thread: the system's lookup handles two names at a time, so that names
 * with a silent server would delay all others. The system is asked for names that the servers do not know, such as
 * local ones.
 */
const lookupAll = async (host: string): Promise<LookupAddress[]> => {
  // a new resolver each time, since the system's name servers may have changed
  const resolver = new Resolver(resolverOptions);
  const outcomes = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = outcomes.flatMap((outcome, index) =>
    outcome.status === 'fulfilled'
      ? outcome.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  if (found.length > 0) return found;
  if (outcomes.some(isSilence))
    throw Object.assign(new Error(`No name server answered for ${host}.`), { code: 'EAI_AGAIN' });
  return lookupBySystem(host);
};

/** The addresses of a host, all of them allowed. @throws NonPublicAddress, or the name server's error */
const allowedAddresses = async (
  host: string,
  port: number,
  { lookup = lookupAll, isAllowed = isPublicAddress }: LookupOptions,
): Promise<[LookupAddress, ...LookupAddress[]]> => {
  const [first, ...others] = await lookup(host);
  if (!first || [first, ...others].some(({ address }) => !isAllowed(address, port)))
    throw new NonPublicAddress(host);
  return [first, ...others];
};

/** The port of a web address. */
export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/**
 * A DNS lookup for sockets that checks each address: the socket connects to the checked address, so that DNS rebinding
 * cannot replace it in between.
 */
export const guardedLookup =
  (url: URL, settings: LookupOptions): LookupFunction =>
  (host, options, done) => {
    const answer = async (): Promise<void> => {
      try {
        const all = await allowedAddresses(host, portOf(url), settings);
        if (options.all) done(null, all);
        else done(null, all[0].address, all[0].family);
      } catch (error) {
        done(error as NodeJS.ErrnoException, '', 4);
      }
    };
    void answer();
  };

/** Reason why a URL may not be requested, as far as its text tells; null if it may. */
export const refusalOf = (url: URL, settings: LookupOptions): 'inside' | 'address' | null => {
  if (!/^https?:$/.test(url.protocol)) return 'address';
  if (!settings.isAllowed && !mayLeadOutside(url.href)) return 'inside';
  // a host given as an IP address is never looked up
  const literal = literalAddress(url.hostname);
  return literal !== undefined && !(settings.isAllowed ?? isPublicAddress)(literal, portOf(url))
    ? 'inside'
    : null;
};
