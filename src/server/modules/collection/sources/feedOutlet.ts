import { eq } from 'drizzle-orm';
import { media, nationCode } from '#generated/tables/index.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { countryOfDomain } from '#server/kernel/text/isoCodes.ts';
import { addressLock } from '#server/modules/outlets/index.ts';
import { outletId } from '../collect/outlets.ts';

export interface FeedOutlet {
  /** Name for a new outlet. */
  name: string;
  /** Address of its page, else of the feed. */
  address: string;
  /** Country, if the domain implies none. */
  ntnId: string | null;
}

const maxNameLength = 200;

/**
 * The outlet of a feed: the one with its page's domain, registered under this name if there is none yet. Call in a
 * transaction that holds `addressLock`. @returns its id
 */
export const feedOutlet = ({ name, address, ntnId }: FeedOutlet): Promise<number> => {
  const domain = domainOf(address);
  return outletId({
    mediaName: name.slice(0, maxNameLength),
    mediaDomain: domain,
    ntnId: (domain && countryOfDomain(domain)) ?? ntnId,
    lang: 'und',
  });
};

/** `feedOutlet` in its own transaction. @returns the outlet and its name; @throws Failure 400 for an unknown country */
export const registerFeedOutlet = (outlet: FeedOutlet): Promise<{ mediaId: number; mediaNm: string }> =>
  inTransaction(() =>
    advisoryLock(addressLock, async () => {
      if (outlet.ntnId) {
        const [nation] = await db().select().from(nationCode).where(eq(nationCode.ntnId, outlet.ntnId));
        if (!nation) throw badRequest('등록되지 않은 국가입니다. 국가를 다시 골라 주세요.');
      }
      const mediaId = await feedOutlet(outlet);
      const [row] = await db()
        .select({ korn: media.mediaKornNm, local: media.mediaLclanNm })
        .from(media)
        .where(eq(media.mediaId, mediaId));
      return { mediaId, mediaNm: row?.korn ?? row?.local ?? outlet.name };
    }),
  );
