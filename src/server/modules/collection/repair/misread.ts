import { eq, isNotNull, sql } from 'drizzle-orm';
import { article, media, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { revisedLanguage } from '../collect/language.ts';
import { renewedKey } from '../collect/renewAddresses.ts';
import { reportTime } from '../collect/times/reportTime.ts';

/** What may have been read wrongly, with the columns that hold it. */
export const repairKinds = {
  date: ['frmTrsfNscvrgDt', 'nscvrgDtClctYn', 'nscvrgDtCn'],
  address: ['url', 'givenUrl', 'canonicalUrl'],
  language: ['lanCd'],
} as const;
export type RepairKind = keyof typeof repairKinds;
export const kindNames = Object.keys(repairKinds) as RepairKind[];

/** The fields of a kind that a person can edit. */
export const editedFields: Record<RepairKind, readonly string[]> = {
  date: ['frmTrsfNscvrgDt'],
  address: ['url'],
  language: ['lanCd'],
};

export type RepairColumns = Partial<
  Pick<typeof article.$inferSelect, (typeof repairKinds)[RepairKind][number]>
>;

/** The columns that the rules need, of collected articles alone; in the order of their ids. */
export const selectCollected = () =>
  db()
    .select({
      articleId: article.articleId,
      itemKnd: article.itemKnd,
      ttl: article.lclanTtl,
      text: article.articleCn,
      regDt: article.regDt,
      mediaNm: sql<string | null>`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm})`,
      zone: media.rgnTz,
      nation: article.ntnId,
      declared: mediaFeed.lanCd,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      nscvrgDtClctYn: article.nscvrgDtClctYn,
      nscvrgDtCn: article.nscvrgDtCn,
      url: article.url,
      givenUrl: article.givenUrl,
      canonicalUrl: article.canonicalUrl,
      lanCd: article.lanCd,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(mediaFeed, sql`${article.srcNm} = 'feed:' || ${mediaFeed.mediaFeedId}`);

export type Collected = Awaited<ReturnType<typeof selectCollected>>[number];

const hour = 3_600_000;
/** Characters of a body that tell its language, as when it was collected. */
const sampleLength = 600;

const languageRead = ({ lanCd, ttl, text, declared, nation }: Collected): string =>
  revisedLanguage(lanCd, `${ttl ?? ''} ${text?.slice(0, sampleLength) ?? ''}`, { declared, nation });

/** The time that the outlet wrote, if it can be read by now and was not in the future. */
const dateRead = ({ nscvrgDtClctYn, nscvrgDtCn, zone, nation, regDt }: Collected, lang: string) => {
  if (nscvrgDtClctYn !== 'Y' || !nscvrgDtCn) return {};
  const read = reportTime(nscvrgDtCn, { zone, nation, lang });
  return read && read.getTime() <= regDt.getTime() + hour
    ? { frmTrsfNscvrgDt: read, nscvrgDtClctYn: 'N', nscvrgDtCn: null }
    : {};
};

const addressRead = ({ url, givenUrl, canonicalUrl }: Collected): RepairColumns => {
  if (!url || !canonicalUrl || !URL.canParse(url)) return {};
  const shown = storedAddress(givenUrl ?? url);
  const key = renewedKey(url, canonicalUrl);
  return {
    ...(shown.url !== url && shown),
    ...(key !== canonicalUrl && { canonicalUrl: key }),
  };
};

/** What the present rules read otherwise than stored, by kind; a kind without a difference is absent. Pure. */
export const misreadOf = (row: Collected): Partial<Record<RepairKind, RepairColumns>> => {
  const lanCd = languageRead(row);
  const found: Record<RepairKind, RepairColumns> = {
    date: dateRead(row, lanCd),
    address: addressRead(row),
    language: lanCd === (row.lanCd ?? 'und') ? {} : { lanCd },
  };
  return Object.fromEntries(Object.entries(found).filter(([, columns]) => Object.keys(columns).length > 0));
};

/** Articles that were collected, not registered by a person. */
export const isCollected = isNotNull(article.srcNm);
