import { withoutMarks, withoutTrackingNames } from './addressParameters.ts';
import { bareHost, mainPage } from './mainPage.ts';

const maxLength = 2000;

/**
 * The absolute http(s) address without user name and password, or null if it is invalid: another scheme, no host name
 * with a dot, or more than 2,000 characters.
 */
export const webAddress = (raw: string, base?: string | null): string | null => {
  const text = raw.trim().replaceAll('&amp;', '&');
  const url = URL.parse(text, base ?? undefined);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  url.username = '';
  url.password = '';
  return url.href.length > maxLength ? null : url.href;
};

/** The address without tracking parameters. @param address a result of `webAddress` */
const withoutTracking = (address: string): string => {
  const url = new URL(address);
  const kept = withoutMarks(url.search);
  if (kept.length === url.search.slice(1).split('&').filter(Boolean).length) return address;
  url.search = kept.join('&');
  return url.href;
};

/** The columns of an address: the shown address, and the given one if it differs. */
export const storedAddress = (address: string): { url: string; givenUrl: string | null } => {
  const url = withoutTracking(address);
  return { url, givenUrl: url === address ? null : address };
};

const parsed = (address: string): URL => new URL(address.includes('://') ? address : `https://${address}`);

const keyOf = (host: string, path: string, parameters: readonly string[], hash: string): string =>
  `${host}${path}${parameters.length ? `?${[...parameters].sort().join('&')}` : ''}${hash}`.replace(
    /%[\da-f]{2}/gi,
    (escape) => escape.toUpperCase(),
  );

/**
 * One key for all addresses of a feed or a site: no scheme, www., trailing slash, tracking parameters, fragment, default
 * port or credentials; lower-case host, remaining parameters sorted. Parameters are never decoded, because many East
 * Asian sites escape other encodings than UTF-8. Takes a result of `webAddress`, or such a key.
 */
export const addressKey = (address: string): string => {
  // two feeds of a site may differ by `source=rss` alone
  const { host, pathname, search } = parsed(address);
  return keyOf(bareHost(host), pathname.replace(/\/+$/, ''), withoutTrackingNames(search), '');
};

/**
 * One key for all addresses of the same page: as `addressKey`, and without session, index file, and what distinguishes
 * its mobile, AMP and print form. Takes a result of `webAddress`, or such a key.
 * @param keepFragment for sites with several articles on one page
 */
export const canonicalUrl = (address: string, keepFragment = false): string => {
  const url = parsed(address);
  const { host, path, parameters, hash } = mainPage(url);
  return keyOf(host, path, parameters, keepFragment ? url.hash : hash);
};

/** Host without www., which identifies outlets; null for an invalid address. */
export const domainOf = (address: string): string | null => {
  const host = URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname;
  return host?.includes('.') ? bareHost(host) : null;
};
