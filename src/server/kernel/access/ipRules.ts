import ipaddr from 'ipaddr.js';

const asV4 = (address: string): ipaddr.IPv4 | undefined => {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed as ipaddr.IPv4;
  return parsed.toString() === '::1' ? ipaddr.IPv4.parse('127.0.0.1') : undefined;
};

/**
 * The address in the form in which rules are compared: IPv4 in IPv6 as IPv4, `::1` as 127.0.0.1; undefined for other
 * text.
 */
export const comparableAddress = (client: string): string | undefined => asV4(client)?.toString();

const number = (address: ipaddr.IPv4): number => address.octets.reduce((sum, octet) => sum * 256 + octet, 0);

const matchesRule = (client: ipaddr.IPv4, rule: string): boolean => {
  if (rule.includes('/')) return client.match(ipaddr.IPv4.parseCIDR(rule));
  if (!rule.includes('~')) return client.toString() === ipaddr.IPv4.parse(rule).toString();
  const [from, to] = rule.split('~').map((end) => number(ipaddr.IPv4.parse(end))) as [number, number];
  return number(client) >= from && number(client) <= to;
};

/** An invalid rule matches no address; it must not lock out addresses that other rules allow. */
const matches = (client: ipaddr.IPv4, rule: string): boolean => {
  try {
    return matchesRule(client, rule);
  } catch {
    return false;
  }
};

const isNear = (client: ipaddr.IPv4): boolean => ['loopback', 'private'].includes(client.range());

/** The first rule that allows the client address; undefined if no rule does or none exists. */
export const ruleFor = (client: string, rules: readonly string[]): string | undefined => {
  const address = asV4(client);
  return address && rules.find((rule) => matches(address, rule));
};

/**
 * Whether the board IP rules (address, CIDR or from~to) allow a client address. Without any rule only loopback and
 * private addresses are allowed. IPv4 in IPv6 counts as IPv4; other IPv6 is never allowed.
 */
export const isAllowedAddress = (client: string, rules: readonly string[]): boolean => {
  const address = asV4(client);
  if (!address) return false;
  return rules.length === 0 ? isNear(address) : rules.some((rule) => matches(address, rule));
};

/** Whether the rule is a range that ends before it starts. */
export const isReversed = (rule: string): boolean => {
  const [from, to] = rule.split('~').map((end) => asV4(end));
  return from !== undefined && to !== undefined && number(from) > number(to);
};

/** The rule in its stored form: a CIDR starts with its network address, so that the covered range is visible. */
export const normalizedRule = (rule: string): string => {
  if (!ipaddr.IPv4.isValidCIDR(rule)) return rule;
  const [, bits] = ipaddr.IPv4.parseCIDR(rule);
  return `${ipaddr.IPv4.networkAddressFromCIDR(rule).toString()}/${bits}`;
};

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
