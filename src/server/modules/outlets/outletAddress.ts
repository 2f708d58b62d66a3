import { canonicalUrl, domainOf, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';

/**
 * Canonical form of the address of an outlet's home page: no scheme, www., tracking parameters or slash at the end. Two
 * outlets of one company keep their paths. Null for what is no public web address.
 */
export const outletAddress = (url: string): string | null => {
  const address = webAddress(url);
  if (!address || !mayLeadOutside(address)) return null;
  return canonicalUrl(address)
    .replace(/(?<=\/)(?:index|default|home)\.(?:html?|php|aspx?|jsp)(?=\?|$)/i, '')
    .replace(/\/+(?=\?|$)/, '');
};

/** The domain that identifies the outlet of articles; only for an outlet that does not share it. */
export const outletDomain = (url: string): string | null => {
  const address = outletAddress(url);
  return address === null || /[/?]/.test(address) ? null : domainOf(url);
};
