import { and, eq, inArray, ne } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '../../database/db.ts';
import { hasCredentials } from '../../outside/credentials.ts';
import { mayLeadOutside } from '../../outside/publicAddress.ts';
import { canonicalUrl, webAddress } from '../collect/canonicalUrl.ts';

/** The address as it is stored, or null: http(s) only, nobody's password, and no host that only an inner network knows. */
export const publicAddress = (raw: string): string | null => {
  const address = webAddress(raw);
  return address && mayLeadOutside(address) && !hasCredentials(raw) ? address : null;
};

/**
 * The canonical addresses under which the same page is known: with and without TLS, `www.` and a closing slash.
 * @param address what `publicAddress` gave
 */
export const sameAddresses = (address: string): string[] => {
  const url = new URL(canonicalUrl(address));
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const paths = path === '' ? ['/'] : [path, `${path}/`];
  return ['https:', 'http:'].flatMap((protocol) =>
    [host, `www.${host}`].flatMap((name) => paths.map((one) => `${protocol}//${name}${one}${url.search}`)),
  );
};

/** The registered article of this address, if there is one besides `exceptId`. */
export const articleAt = async (
  address: string,
  exceptId?: number,
): Promise<{ articleId: number; kornTtl: string | null } | undefined> => {
  const [found] = await db()
    .select({ articleId: article.articleId, kornTtl: article.kornTtl })
    .from(article)
    .where(
      and(
        inArray(article.canonicalUrl, sameAddresses(address)),
        eq(article.delYn, 'N'),
        exceptId === undefined ? undefined : ne(article.articleId, exceptId),
      ),
    )
    .orderBy(article.articleId)
    .limit(1);
  return found;
};
