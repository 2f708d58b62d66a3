import ipaddr from 'ipaddr.js';

/** The global unicast range of IPv6; embedded IPv4 forms and unassigned ranges are outside of it. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is one of the open Internet: not of this machine, a private network, or a reserved range. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
};

/** The address that a host of a URL is already, without a name to look up; undefined for names. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(bare) ? bare : undefined;
};

/** Names that never lead outside, whatever a name server says. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/i;

/** Whether a web address has a full host name, public or not: a word without a dot is none. */
export const namesServer = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return (
    literalAddress(url.hostname) !== undefined || url.hostname.includes('.') || innerNames.test(url.hostname)
  );
};

/**
 * Whether a web address may be public as far as its text shows; what its name resolves to is checked when it is
 * requested.
 */
export const mayLeadOutside = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const literal = literalAddress(url.hostname);
  if (literal !== undefined) return isPublicAddress(literal);
  return url.hostname.includes('.') && !innerNames.test(url.hostname);
};
