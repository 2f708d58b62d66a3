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
 * The absolute http(s) address, or null when it is none: no scheme of the web, no host name with a dot,
 * more than 2,000 characters. Without somebody's name and password.
 */
export const webAddress = (raw: string, base?: string | null): string | null => {
  const text = raw.trim().replaceAll('&amp;', '&');
  const url = URL.parse(text, base ?? undefined);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  url.username = '';
  url.password = '';
  return url.href.length > maxLength ? null : url.href;
};

/** The parameters of an address by which it is known which page was meant, as they stand in it. */
const significantParams = (search: string): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isTracking(parameter));

/** The address without tracking parameters. @param address what `webAddress` gave */
export const withoutTracking = (address: string): string => {
  const url = new URL(address);
  const kept = significantParams(url.search);
  if (kept.length === url.search.slice(1).split('&').filter(Boolean).length) return address;
  url.search = kept.join('&');
  return url.href;
};

/** The columns of an address: as it is shown, and as it was given where that differs. */
export const storedAddress = (address: string): { url: string; givenUrl: string | null } => {
  const url = withoutTracking(address);
  return { url, givenUrl: url === address ? null : address };
};

/** Host as outlets and pages are known by: without www. and a dot at the end. */
const bareHost = (host: string): string => host.replace(/^www\d?\./, '').replace(/\.(?=:|$)/, '');

/**
 * One key for all addresses of the same page: no scheme, www., slash at the end, tracking parameters, fragment,
 * default port or credentials; lower-case host, remaining parameters sorted. Parameters are never decoded, because
 * many sites of East Asia escape other encodings than UTF-8. Takes what `webAddress` gave, or such a key.
 * @param keepFragment for sites that put several articles on one page
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

/** Host without www., as outlets are known by; null for what is no address. */
export const domainOf = (address: string): string | null => {
  const host = URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname;
  return host?.includes('.') ? bareHost(host) : null;
};
