import { inArray, type SQL, sql } from 'drizzle-orm';
import { article, commonCode, media, nationCode } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

/** What an article has one of, or none. */
export type PlainDimension = 'nation' | 'media' | 'classification';
/** What articles are counted by; of keywords an article has many. */
export type Dimension = PlainDimension | 'keyword';

/** What articles are put into groups by. */
export interface GroupKey {
  key: SQL;
  /** The key as text, made once for each group and not for each article. */
  written: (key: SQL) => SQL<string>;
}

const asText = (key: SQL) => sql<string>`${key}::text`;

/** The key of an article in each dimension. */
export const keyOf: Record<PlainDimension, GroupKey> = {
  nation: { key: sql`${article.ntnId}`, written: asText },
  media: { key: sql`${article.mediaId}`, written: asText },
  classification: { key: sql`${article.featExtrMclsf}`, written: asText },
};

/** Articles of some keys, along the indexes of their columns. */
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

/** What people call these keys; a key that has no name stands for itself. */
export const labelsOf = (dimension: Dimension, keys: readonly string[]): Promise<Labels> =>
  keys.length ? readLabels[dimension]([...new Set(keys)]) : Promise.resolve(new Map());
