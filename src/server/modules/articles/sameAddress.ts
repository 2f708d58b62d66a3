import { eq } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { hasCredentials, mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';
import { articlesAt } from '#server/modules/collection/index.ts';

/** The address in its stored form; null if it is not allowed: http(s) only, no credentials, no internal host name. */
export const publicAddress = (raw: string): string | null => {
  const address = webAddress(raw);
  return address && mayLeadOutside(address) && !hasCredentials(raw) ? address : null;
};

/** The shown data of a page that is already registered. */
export interface KnownPage {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
}

/**
 * The registered item of this address, of any kind, if there is one other than `exceptId`: collected at it, or at another
 * address of the same page.
 * @param address a result of `publicAddress`
 */
export const itemAt = async (address: string, exceptId?: number): Promise<KnownPage | undefined> => {
  const key = canonicalUrl(address);
  const articleId = (await articlesAt([key])).get(key);
  if (articleId === undefined || articleId === exceptId) return undefined;
  const [found] = await db()
    .select({ articleId: article.articleId, itemKnd: article.itemKnd, kornTtl: article.kornTtl })
    .from(article)
    .where(eq(article.articleId, articleId));
  return found as KnownPage | undefined;
};
