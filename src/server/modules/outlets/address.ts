import { and, eq, ne } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { duplicate, validationFailure } from '#server/kernel/failure.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { registeredAt } from './duplicates.ts';
import { outletAddress, outletDomain } from './outletAddress.ts';

type Row = Record<string, unknown>;

const label = 'URL';

/** Whether another outlet is identified by the domain. */
const isTaken = async (dmnNm: string, except: number | null): Promise<boolean> => {
  const found = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(
      and(
        eq(media.dmnNm, dmnNm),
        eq(media.delYn, 'N'),
        except === null ? undefined : ne(media.mediaId, except),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/**
 * The columns derived from an outlet's address; prevents duplicate registrations, even concurrent ones. Only the text
 * of the address is checked; name resolution and redirects are checked when it is visited
 * (src/server/kernel/outside/visit.ts).
 * @throws Failure 400 for an address that is not public by its text, 409 for one that another outlet has
 */
export const addressColumns = async (url: string, before?: Row): Promise<Row> => {
  const mediaId = (before?.mediaId as number | undefined) ?? null;
  const canonicalUrl = outletAddress(url);
  if (canonicalUrl === null) throw validationFailure([invalid('url', label)]);
  const known = await registeredAt(url, mediaId);
  if (known) {
    const message = `이미 등록된 URL입니다: ${known.mediaNm ?? `매체 번호 ${known.mediaId}`}`;
    throw duplicate([{ name: 'url', label, message }]);
  }
  const domain = outletDomain(url);
  if (domain !== null && !(await isTaken(domain, mediaId))) return { canonicalUrl, dmnNm: domain };
  // an outlet identified by the domain stays so if only the path changes
  const was = await knownDomain(mediaId);
  return { canonicalUrl, dmnNm: was !== null && was === domainOf(url) ? was : null };
};

const knownDomain = async (mediaId: number | null): Promise<string | null> => {
  if (mediaId === null) return null;
  const [row] = await db().select({ dmnNm: media.dmnNm }).from(media).where(eq(media.mediaId, mediaId));
  return row?.dmnNm ?? null;
};
