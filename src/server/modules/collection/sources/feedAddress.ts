import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import type { Ways } from '#server/kernel/outside/guardedLookup.ts';
import { literalAddress } from '#server/kernel/outside/publicAddress.ts';
import { outletAddress } from '#server/modules/outlets/index.ts';

/**
 * The key that identifies a feed: the address without scheme, www. and tracking. Null for an address that may not be
 * visited, as far as its text shows.
 * @param isAllowed which private addresses the operator allows; what a name resolves to is checked at each visit
 */
export const feedAddress = (feedUrl: string, { isAllowed }: Pick<Ways, 'isAllowed'>): string | null => {
  const known = outletAddress(feedUrl);
  const address = webAddress(feedUrl);
  if (known !== null || !isAllowed || !address) return known;
  const literal = literalAddress(new URL(address).hostname);
  return literal === undefined || isAllowed(literal) ? canonicalUrl(address) : null;
};
