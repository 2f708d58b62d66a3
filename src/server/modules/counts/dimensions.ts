import { inArray, type SQL, sql } from 'drizzle-orm';
import { article, commonCode, media, nationCode } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

/** Dimensions with at most one key per article. */
export type PlainDimension = 'nation' | 'media' | 'classification';
/** Dimensions that articles are counted by; an article may have many keywords. */
export type Dimension = PlainDimension | 'keyword';

/** Keys that articles are grouped by. */
export interface GroupKey {
  key: SQL;
  /** The key as text, computed once per group instead of per article. */
  written: (key: SQL) => SQL<string>;
}

const asText = (key: SQL) => sql<string>`${key}::text`;

/** The key of an article in each dimension. */
export const keyOf: Record<PlainDimension, GroupKey> = {
  nation: { key: sql`${article.ntnId}`, written: asText },
  media: { key: sql`${article.mediaId}`, written: asText },
  classification: { key: sql`${article.featExtrMclsf}`, written: asText },
};

/** Condition for articles with one of these keys, as the indexes support it. */
export const isOneOf: Record<PlainDimension, (keys: readonly string[]) => SQL> = {
  nation: (keys) => inArray(article.ntnId, [...keys]),
  media: (keys) => inArray(article.mediaId, keys.map(Number)),
  classification: (keys) => inArray(article.featExtrMclsf, [...keys]),
};

type Labels = ReadonlyMap<string, string>;
type Pair = { key: string | number; label: string | null };

const asMap = (pairs: readonly Pair[]): Labels =>
  new Map(pairs.flatMap(({ key, label }) => (label ? [[String(key), label] as const] : [])));

const readLabels: Record<Dimension, (keys: string[]) => Promise<Labels>> = {
  nation: async (keys) =>
    asMap(
      await reader()
        .select({ key: nationCode.ntnId, label: nationCode.ntnNm })
        .from(nationCode)
        .where(inArray(nationCode.ntnId, keys)),
    ),
  media: async (keys) =>
    asMap(
      await reader()
        .select({
          key: media.mediaId,
          label: sql<string>`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm}, ${media.mediaEngNm}, ${media.dmnNm})`,
        })
        .from(media)
        .where(inArray(media.mediaId, keys.map(Number))),
    ),
  classification: async (keys) =>
    asMap(
      await reader()
        .select({ key: commonCode.cdId, label: commonCode.cdNm })
        .from(commonCode)
        .where(inArray(commonCode.cdId, keys)),
    ),
  keyword: async () => new Map(),
};

/** Display names of these keys; a key without one is its own name. */
export const labelsOf = (dimension: Dimension, keys: readonly string[]): Promise<Labels> =>
  keys.length ? readLabels[dimension]([...new Set(keys)]) : Promise.resolve(new Map());

/** The Korean day of a report as a timestamp, which is cheap to compute per row, for grouping. */
export const dayOfReport: SQL = sql`date_bin('1 day', ${article.frmTrsfNscvrgDt}, timestamptz '2000-01-01 00:00:00+09')`;

/** The date of such a day, computed once per group. */
export const dateOf = (day: SQL): SQL => sql`((${day}) at time zone interval '9 hours')::date`;

/** The date of such a day as yyyy-MM-dd. */
export const written = (day: SQL): SQL<string> => sql<string>`${dateOf(day)}::text`;
