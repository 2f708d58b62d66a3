import ipaddr from 'ipaddr.js';

/** The global unicast range of IPv6; embedded IPv4 forms and unassigned ranges are outside of it. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is public: not of this machine, a private network, or a reserved range. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
};

/** A host that ends in a number is an IPv4 address, see the URL standard; one of IPv6 has colons. */
const mayBeLiteral = /:|(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/** The IP address in a URL's host, which needs no lookup; undefined for names. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  // parsing a name as an address throws and catches an error
  return mayBeLiteral.test(bare) && ipaddr.isValid(bare) ? bare : undefined;
};

/** Names that are never public, whatever a name server answers. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/i;

/** Whether a web address has a full host name, public or not: a word without a dot is not one. */
export const namesServer = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return (
    literalAddress(url.hostname) !== undefined || url.hostname.includes('.') || innerNames.test(url.hostname)
  );
};

/**
 * Whether a web address may be public, as far as its text tells; the resolved address is checked when it is requested.
 */
export const mayLeadOutside = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const literal = literalAddress(url.hostname);
  if (literal !== undefined) return isPublicAddress(literal);
  return url.hostname.includes('.') && !innerNames.test(url.hostname);
};

export const credentialsSentence =
  '아이디나 비밀번호가 들어 있는 주소는 쓸 수 없습니다. 그 부분을 지우고 입력해 주세요.';

/** Whether a web address contains a user name or password, which every reader of the link would get. */
export const hasCredentials = (address: string): boolean => {
  const url = URL.parse(address.trim());
  return url !== null && /^https?:$/.test(url.protocol) && (url.username !== '' || url.password !== '');
};
