import { eq } from 'drizzle-orm';
import { media, nationCode } from '#generated/tables/index.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { addressLock, countryOfDomain } from '#server/modules/outlets/index.ts';
import { outletId } from '../collect/outlets.ts';

export interface FeedOutlet {
  /** Name for a new outlet. */
  name: string;
  /** Its page, else the feed itself. */
  address: string;
  /** Country, where the domain implies none. */
  ntnId: string | null;
}

const maxNameLength = 200;

/**
 * The outlet of a feed: that of its page's domain, registered under this name if nobody has it yet. In a transaction
 * that holds `addressLock`. @returns its id
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

/** The same on its own. @returns the outlet and what it is called; @throws Failure 400 for a country that there is not */
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
