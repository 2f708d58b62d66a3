import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import type { Ways } from '#server/kernel/outside/guardedLookup.ts';
import { literalAddress } from '#server/kernel/outside/publicAddress.ts';
import { outletAddress } from '#server/modules/outlets/index.ts';

/**
 * What tells feeds apart: the address without scheme, www. and tracking. Null for what may not be visited, by its text.
 * @param isAllowed where the operator lets addresses of private networks through; where a name really leads is judged
 *   by each visit
 */
export const feedAddress = (feedUrl: string, { isAllowed }: Pick<Ways, 'isAllowed'>): string | null => {
  const known = outletAddress(feedUrl);
  const address = webAddress(feedUrl);
  if (known !== null || !isAllowed || !address) return known;
  const literal = literalAddress(new URL(address).hostname);
  return literal === undefined || isAllowed(literal) ? canonicalUrl(address) : null;
};
