import { and, eq, ne } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { hasCredentials } from '#server/kernel/outside/credentials.ts';
import { mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';
import type { ItemKind } from '#server/modules/search/index.ts';

/** The address as it is stored, or null: http(s) only, without credentials and without internal host names. */
export const publicAddress = (raw: string): string | null => {
  const address = webAddress(raw);
  return address && mayLeadOutside(address) && !hasCredentials(raw) ? address : null;
};

/** What is shown of a page that is registered already. */
export interface KnownPage {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
}

/**
 * The registered item of this address, whatever its kind, if there is one besides `exceptId`.
 * @param address what `publicAddress` gave
 */
export const itemAt = async (address: string, exceptId?: number): Promise<KnownPage | undefined> => {
  const [found] = await db()
    .select({ articleId: article.articleId, itemKnd: article.itemKnd, kornTtl: article.kornTtl })
    .from(article)
    .where(
      and(
        eq(article.canonicalUrl, canonicalUrl(address)),
        eq(article.delYn, 'N'),
        exceptId === undefined ? undefined : ne(article.articleId, exceptId),
      ),
    );
  return found as KnownPage | undefined;
};
