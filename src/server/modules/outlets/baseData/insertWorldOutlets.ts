import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { languageCode, media, nationCode } from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { type BaseOutcome, storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { type ListedOutlet, listedOutlet } from '../import/listedOutlet.ts';
import { addressLock } from '../outletAddress.ts';
import { type ShippedOutlet, shippedOutlets } from './shippedOutlets.ts';

interface Placed {
  shipped: ShippedOutlet;
  listed: ListedOutlet;
}

const placed = (shipped: ShippedOutlet): Placed[] => {
  const { outlet } = listedOutlet({ ...shipped, url: shipped.url || null, name: shipped.name || null });
  return outlet ? [{ shipped, listed: outlet }] : [];
};

/** A country or language that an administrator has deleted, or that the database does not know yet, is left empty. */
const knownCodes = async (): Promise<{ nations: Set<string>; languages: Set<string> }> => {
  const nations = await db()
    .select({ code: nationCode.ntnId })
    .from(nationCode)
    .where(eq(nationCode.delYn, 'N'));
  const languages = await db()
    .select({ code: languageCode.lanCd })
    .from(languageCode)
    .where(eq(languageCode.delYn, 'N'));
  const codesOf = (rows: readonly { code: string }[]) => new Set(rows.map(({ code }) => code));
  return { nations: codesOf(nations), languages: codesOf(languages) };
};

/** Numbers of the outlets by the address they were shipped with, or were registered with by somebody else. */
const outletIds = async (addresses: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db()
    .select({ mediaId: media.mediaId, baseKey: media.baseKey, canonicalUrl: media.canonicalUrl })
    .from(media)
    .where(
      and(eq(media.delYn, 'N'), or(isNotNull(media.baseKey), inArray(media.canonicalUrl, [...addresses]))),
    );
  return new Map([
    ...rows.map((row) => [row.canonicalUrl ?? '', row.mediaId] as const),
    ...rows.flatMap((row) => (row.baseKey === null ? [] : [[row.baseKey, row.mediaId] as const])),
  ]);
};

/** How many outlets and feeds were added and renewed. */
export interface WorldOutcome {
  outlets: BaseOutcome;
  feeds: BaseOutcome;
}

/**
 * Stores the outlets and feeds that come with the product; see `storeBaseRows` for what an upgrade changes. The feeds
 * stand still until somebody starts them.
 */
export const insertWorldOutlets = (): Promise<WorldOutcome> =>
  advisoryLock(addressLock, async () => {
    // the list of outlets begins with the latest: those that have a Korean name are the best known
    const all = shippedOutlets()
      .toReversed()
      .toSorted((one, other) => Math.sign(one.koreanName.length) - Math.sign(other.koreanName.length))
      .flatMap(placed);
    const { nations, languages } = await knownCodes();
    const outlets = await storeBaseRows(
      ourCatalogue,
      entityOf(ourCatalogue, 'media'),
      all.map(({ shipped: { kind, koreanName }, listed }) => ({
        url: listed.url,
        dmnNm: listed.dmnNm,
        canonicalUrl: listed.canonicalUrl,
        ntnId: listed.ntnId && nations.has(listed.ntnId) ? listed.ntnId : null,
        mediaKndCd: kind || null,
        mediaKornNm: koreanName || listed.mediaKornNm,
        mediaEngNm: listed.mediaEngNm,
        // a domain stands for a name only where there is none
        mediaLclanNm: listed.isNameless && koreanName ? null : listed.mediaLclanNm,
        clctLan: listed.clctLan,
        rgnTz: listed.rgnTz,
      })),
    );
    const withFeeds = all.filter(({ listed }) => listed.feeds.length > 0);
    const ids = await outletIds(withFeeds.map(({ listed }) => listed.canonicalUrl));
    const feeds = await storeBaseRows(
      ourCatalogue,
      entityOf(ourCatalogue, 'mediaFeed'),
      withFeeds.flatMap(({ shipped, listed }) => {
        const mediaId = ids.get(listed.canonicalUrl);
        const [lanCd, more] = shipped.languages;
        if (mediaId === undefined) return [];
        return listed.feeds.map((feed) => ({
          ...feed,
          mediaId,
          lanCd: lanCd !== undefined && more === undefined && languages.has(lanCd) ? lanCd : null,
          useYn: 'N',
          clctSttsCd: 'paused',
        }));
      }),
    );
    return { outlets, feeds };
  });
