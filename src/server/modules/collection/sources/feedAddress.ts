import { addressKey, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { type LookupOptions, portOf } from '#server/kernel/outside/guardedLookup.ts';
import { literalAddress } from '#server/kernel/outside/publicAddress.ts';
import { outletAddress } from '#server/modules/outlets/index.ts';

/**
 * The key that identifies a feed: the address without scheme, www. and tracking parameters. Null for an address whose
 * text shows that it may not be visited.
 * @param isAllowed which private addresses the operator allows; the resolved address is checked at each visit
 */
export const feedAddress = (
  feedUrl: string,
  { isAllowed }: Pick<LookupOptions, 'isAllowed'>,
): string | null => {
  const known = outletAddress(feedUrl);
  const address = webAddress(feedUrl);
  if (known !== null || !isAllowed || !address) return known;
  const url = new URL(address);
  const literal = literalAddress(url.hostname);
  return literal === undefined || isAllowed(literal, portOf(url)) ? addressKey(address) : null;
};
