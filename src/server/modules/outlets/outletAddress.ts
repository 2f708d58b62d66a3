import { addressKey, domainOf, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';

/**
 * Canonical form of an outlet's home page address: no scheme, www., tracking parameters or trailing slash. Two outlets
 * of one company keep their paths. Null if it is not a public web address.
 */
export const outletAddress = (url: string): string | null => {
  const address = webAddress(url);
  if (!address || !mayLeadOutside(address)) return null;
  return addressKey(address)
    .replace(/(?<=\/)(?:index|default|home)\.(?:html?|php|aspx?|jsp)(?=\?|$)/i, '')
    .replace(/\/+(?=\?|$)/, '');
};

/** The domain that identifies an outlet for articles; null for an outlet that shares it. */
export const outletDomain = (url: string): string | null => {
  const address = outletAddress(url);
  return address === null || /[/?]/.test(address) ? null : domainOf(url);
};
