import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { article, media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { dedupeKey, type NewsItem } from '../collect/newsItem.ts';
import { sortItems } from '../collect/sortItems.ts';
import type { ListedArticle } from './listedArticle.ts';

const minute = 60_000;

/** Titles that occur at a minute: an article without an address is known by them. */
const keysOf = (titles: readonly (string | null)[], at: Date): string[] =>
  titles.flatMap((title) => (title ? [`${Math.floor(at.getTime() / minute)} ${fold(title)}`] : []));

/** The articles reported in the minutes of these, by minute and title. */
const reportedThen = async (items: readonly NewsItem[]): Promise<ReadonlySet<string>> => {
  const minutes = new Set(
    items.flatMap(({ frmTrsfNscvrgDt: at }) => (at ? [Math.floor(at.getTime() / minute) * minute] : [])),
  );
  if (minutes.size === 0) return new Set();
  const { frmTrsfNscvrgDt: reported, kornTtl, lclanTtl } = article;
  const found = await db()
    .select({ reported, kornTtl, lclanTtl })
    .from(article)
    .where(
      and(
        eq(article.delYn, 'N'),
        or(
          ...[...minutes].map((from) =>
            and(gte(reported, new Date(from)), lt(reported, new Date(from + minute))),
          ),
        ),
      ),
    );
  return new Set(
    found.flatMap((row) => (row.reported ? keysOf([row.kornTtl, row.lclanTtl], row.reported) : [])),
  );
};

/** The contents of articles that were stored without an address, among these. */
const storedContents = async (items: readonly NewsItem[]): Promise<ReadonlySet<string | null>> => {
  if (items.length === 0) return new Set();
  const found = await db()
    .select({ contentHash: article.contentHash })
    .from(article)
    .where(
      and(
        eq(article.delYn, 'N'),
        inArray(
          article.contentHash,
          items.map(({ contentHash }) => contentHash),
        ),
      ),
    );
  return new Set(found.map(({ contentHash }) => contentHash));
};

/**
 * The items that are not stored yet: as collecting tells, by their address, or without one by outlet, title and text;
 * without an address also by title and minute of report, since the product's own export may leave out all else.
 */
export const newItems = async (items: readonly NewsItem[]): Promise<Set<NewsItem>> => {
  const { fresh } = await sortItems(items, { at: new Date() });
  const addressless = fresh.filter(({ canonicalUrl }) => canonicalUrl === null);
  const [contents, reported] = [await storedContents(addressless), await reportedThen(addressless)];
  const isKnown = ({
    canonicalUrl,
    contentHash,
    kornTtl,
    lclanTtl,
    frmTrsfNscvrgDt: at,
  }: NewsItem): boolean =>
    canonicalUrl === null &&
    (contents.has(contentHash) ||
      (at !== null && keysOf([kornTtl, lclanTtl], at).some((key) => reported.has(key))));
  return new Set(fresh.filter((item) => !isKnown(item)));
};

/** The items of a batch that are stored, or would be: without those that are known or occurred before in the list. */
export const selectNew = async (
  items: readonly NewsItem[],
  seen: Set<string> = new Set(),
): Promise<NewsItem[]> => {
  const fresh = await newItems(items);
  return items.filter((item) => {
    const { canonicalUrl, kornTtl, lclanTtl, frmTrsfNscvrgDt: at } = item;
    const titles = at ? keysOf([kornTtl, lclanTtl], at) : [];
    const own = [dedupeKey(item), ...(canonicalUrl === null ? titles : [])];
    if (!fresh.has(item) || own.some((key) => seen.has(key))) return false;
    for (const key of [...own, ...titles]) seen.add(key);
    return true;
  });
};

/**
 * The items with the outlet that their name alone tells: the only one of that name in any spelling, also if it has a
 * domain of its own. Other names are found or registered as those of collected articles.
 */
export const withNamedOutlets = async (listed: readonly ListedArticle[]): Promise<NewsItem[]> => {
  const names = new Set(
    listed.flatMap(({ item, isOutletNamed }) => (isOutletNamed ? [fold(item.mediaName)] : [])),
  );
  if (names.size === 0) return listed.map(({ item }) => item);
  const { mediaId, ntnId, mediaKornNmFold, mediaLclanNmFold, mediaEngNmFold } = media;
  const columns = [mediaKornNmFold, mediaLclanNmFold, mediaEngNmFold];
  const found = await db()
    .select({ mediaId, ntnId, mediaKornNmFold, mediaLclanNmFold, mediaEngNmFold })
    .from(media)
    .where(and(eq(media.delYn, 'N'), or(...columns.map((column) => inArray(column, [...names])))));
  return listed.map(({ item, isOutletNamed }) => {
    if (!isOutletNamed) return item;
    const name = fold(item.mediaName);
    const outlets = found.filter(
      (one) =>
        [one.mediaKornNmFold, one.mediaLclanNmFold, one.mediaEngNmFold].includes(name) &&
        (!item.ntnId || !one.ntnId || one.ntnId === item.ntnId),
    );
    const [only] = outlets;
    return only && outlets.length === 1 ? { ...item, mediaId: only.mediaId } : item;
  });
};
