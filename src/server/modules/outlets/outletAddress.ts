import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { addressKey, domainOf, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';

/** Serialises registrations, so that the second of two concurrent ones with one address finds the first. */
export const addressLock = 'outlet addresses';

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

const batchSize = 200;

/** A value must be unique among existing outlets; deleted ones may repeat it. */
const isFree = async (
  column: typeof media.canonicalUrl | typeof media.dmnNm,
  value: string,
  mediaId: number,
): Promise<boolean> => {
  const [other] = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(and(eq(column, value), eq(media.delYn, 'N'), ne(media.mediaId, mediaId)))
    .limit(1);
  return other === undefined;
};

type Lacking = Pick<typeof media.$inferSelect, 'mediaId' | 'url' | 'dmnNm' | 'delYn'>;

const fill = async ({ mediaId, url, dmnNm, delYn }: Lacking): Promise<boolean> => {
  const canonicalUrl = outletAddress(url ?? '');
  if (canonicalUrl === null) return false;
  if (delYn === 'N' && !(await isFree(media.canonicalUrl, canonicalUrl, mediaId))) return false;
  const domain = dmnNm ?? outletDomain(url ?? '');
  const isOwn =
    domain !== null && (delYn === 'Y' || domain === dmnNm || (await isFree(media.dmnNm, domain, mediaId)));
  await db()
    .update(media)
    .set({ canonicalUrl, dmnNm: isOwn ? domain : dmnNm })
    .where(and(eq(media.mediaId, mediaId), isNull(media.canonicalUrl)));
  return true;
};

/** Processes one batch after an id; returns where the next one begins, or undefined after the last. */
const fillBatch = async (after: number): Promise<{ filled: number; next: number | undefined }> =>
  advisoryLock(addressLock, async () => {
    const rows = await db()
      .select({ mediaId: media.mediaId, url: media.url, dmnNm: media.dmnNm, delYn: media.delYn })
      .from(media)
      .where(and(isNull(media.canonicalUrl), isNotNull(media.url), gt(media.mediaId, after)))
      .orderBy(asc(media.mediaId))
      .limit(batchSize);
    let filled = 0;
    for (const row of rows) filled += Number(await fill(row));
    return { filled, next: rows.length === batchSize ? rows.at(-1)?.mediaId : undefined };
  });

/**
 * Fills in the canonical address of outlets stored without one. Of several with the same address only the first gets
 * it. Not a change of the outlets: versions and history stay.
 * @returns how many
 */
export const canonicalAddresses = async (): Promise<number> => {
  let count = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const { filled, next }: { filled: number; next: number | undefined } = await fillBatch(after);
    count += filled;
    after = next;
  }
  return count;
};
