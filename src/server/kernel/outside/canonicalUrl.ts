const trackingPrefixes = ['utm_', 'at_', 'pk_', 'mtm_', 'hsa_', 'vero_', 'oly_', 'wt_', 'ns_'];
const trackingNames = new Set(
  (
    '_ga _gl _hsenc _hsmi cmpid dclid emc fbclid gbraid gclid gclsrc igsh igshid ito li_fat_id mc_cid mc_eid ' +
    'mkt_tok msclkid ocid partner ref_src s_cid smid spm ttclid twclid wbraid xtor yclid ysclid'
  ).split(' '),
);
const maxLength = 2000;

const isTracking = (parameter: string): boolean => {
  const name = (parameter.split('=', 1)[0] ?? '').toLowerCase();
  return trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
};

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

/** The parameters that identify the page, unchanged: without tracking parameters. */
const significantParams = (search: string): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isTracking(parameter));

/** The address without tracking parameters. @param address a result of `webAddress` */
export const withoutTracking = (address: string): string => {
  const url = new URL(address);
  const kept = significantParams(url.search);
  if (kept.length === url.search.slice(1).split('&').filter(Boolean).length) return address;
  url.search = kept.join('&');
  return url.href;
};

/** The columns of an address: the shown address, and the given one if it differs. */
export const storedAddress = (address: string): { url: string; givenUrl: string | null } => {
  const url = withoutTracking(address);
  return { url, givenUrl: url === address ? null : address };
};

/** Host name that identifies outlets and pages: without www. and a trailing dot. */
const bareHost = (host: string): string => host.replace(/^www\d?\./, '').replace(/\.(?=:|$)/, '');

/**
 * One key for all addresses of the same page: no scheme, www., trailing slash, tracking parameters, fragment, default
 * port or credentials; lower-case host, remaining parameters sorted. Parameters are never decoded, because many East
 * Asian sites escape other encodings than UTF-8. Takes a result of `webAddress`, or such a key.
 * @param keepFragment for sites with several articles on one page
 */
export const canonicalUrl = (address: string, keepFragment = false): string => {
  const url = new URL(address.includes('://') ? address : `https://${address}`);
  const kept = significantParams(url.search).sort();
  const path = url.pathname.replace(/\/+$/, '');
  const search = kept.length ? `?${kept.join('&')}` : '';
  const fragment = keepFragment ? url.hash : '';
  return `${bareHost(url.host)}${path}${search}${fragment}`.replace(/%[\da-f]{2}/gi, (escape) =>
    escape.toUpperCase(),
  );
};

/** Host without www., which identifies outlets; null for an invalid address. */
export const domainOf = (address: string): string | null => {
  const host = URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname;
  return host?.includes('.') ? bareHost(host) : null;
};
