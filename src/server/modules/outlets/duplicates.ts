import { and, eq, gte, lt, ne, or, type SQL } from 'drizzle-orm';
import { media, nationCode } from '#generated/tables/index.ts';
import type { MediaDuplicateCheck } from '#generated/types/mediaCalls.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { outletAddress } from './outletAddress.ts';

/** The fields by which two registrations of one outlet are recognised. */
interface OutletInfo {
  ntnId?: string | null | undefined;
  mediaKornNm?: string | null | undefined;
  mediaLclanNm?: string | null | undefined;
  mediaEngNm?: string | null | undefined;
  mediaAbbrNm?: string | null | undefined;
  eml?: string | null | undefined;
  url?: string | null | undefined;
}

const nameFields = ['mediaKornNm', 'mediaLclanNm', 'mediaEngNm', 'mediaAbbrNm'] as const;

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a) && Boolean(b) && fold(a as string) === fold(b as string);

/**
 * The fields by which two outlets appear to be the same: a name within the same country (across countries a name proves
 * nothing), the e-mail address, or a common site. Empty: different outlets.
 */
export const sameFields = (a: OutletInfo, b: OutletInfo): string[] => {
  const names = a.ntnId && a.ntnId === b.ntnId ? nameFields.filter((name) => same(a[name], b[name])) : [];
  return [
    ...names,
    ...(same(a.eml, b.eml) ? ['eml'] : []),
    ...(same(domainOf(a.url ?? ''), domainOf(b.url ?? '')) ? ['url'] : []),
  ];
};

interface Registered {
  mediaId: number;
  mediaNm: string | null;
}

/**
 * The outlet that already has this address, in any spelling. Merged outlets count: their address leads to the target.
 * Outlets from before canonical addresses existed are found by domain.
 */
export const registeredAt = async (url: string, except?: number | null): Promise<Registered | undefined> => {
  const canonicalUrl = outletAddress(url);
  if (canonicalUrl === null) return undefined;
  const found = await db()
    .select({
      mediaId: media.mediaId,
      mediaKornNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      url: media.url,
      canonicalUrl: media.canonicalUrl,
    })
    .from(media)
    .where(
      and(
        eq(media.delYn, 'N'),
        or(eq(media.canonicalUrl, canonicalUrl), eq(media.dmnNm, domainOf(url) ?? '')),
        except ? ne(media.mediaId, except) : undefined,
      ),
    );
  const one = found.find((row) => (row.canonicalUrl ?? outletAddress(row.url ?? '')) === canonicalUrl);
  return one && { mediaId: one.mediaId, mediaNm: one.mediaKornNm ?? one.mediaLclanNm };
};

const foldOf = {
  mediaKornNm: media.mediaKornNmFold,
  mediaLclanNm: media.mediaLclanNmFold,
  mediaEngNm: media.mediaEngNmFold,
  mediaAbbrNm: media.mediaAbbrNmFold,
};

const maxShown = 30;

/** Outlets that may be the same as this one, those with the most matching fields first. */
export const possibleDuplicates = async (
  info: OutletInfo,
  except?: number | null,
): Promise<MediaDuplicateCheck[]> => {
  const names = nameFields.flatMap((name) => (info[name] ? [eq(foldOf[name], fold(info[name]))] : []));
  const either: SQL[] = [];
  if (info.ntnId && names.length) either.push(and(eq(media.ntnId, info.ntnId), or(...names)) as SQL);
  if (info.eml) either.push(eq(media.emlFold, fold(info.eml)));
  const site = domainOf(info.url ?? '');
  if (site)
    either.push(
      or(
        eq(media.dmnNm, site),
        eq(media.canonicalUrl, site),
        // index range: all addresses below the site
        and(gte(media.canonicalUrl, `${site}/`), lt(media.canonicalUrl, `${site}0`)),
      ) as SQL,
    );
  if (either.length === 0) return [];
  const rows = await reader()
    .select({
      mediaId: media.mediaId,
      ntnId: media.ntnId,
      ntnKornNm: nationCode.ntnNm,
      mediaKornNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      mediaEngNm: media.mediaEngNm,
      mediaAbbrNm: media.mediaAbbrNm,
      eml: media.eml,
      url: media.url,
      useYn: media.useYn,
      mrgTrgtMediaId: media.mrgTrgtMediaId,
      articleCount: media.articleCount,
    })
    .from(media)
    .leftJoin(nationCode, eq(nationCode.ntnId, media.ntnId))
    .where(and(eq(media.delYn, 'N'), or(...either), except ? ne(media.mediaId, except) : undefined))
    .orderBy(media.mediaId)
    .limit(200);
  return rows
    .map((row) => ({ ...row, useYn: row.useYn as 'Y' | 'N', same: sameFields(info, row) }))
    .filter((row) => row.same.length > 0)
    .toSorted((a, b) => b.same.length - a.same.length || a.mediaId - b.mediaId)
    .slice(0, maxShown);
};
