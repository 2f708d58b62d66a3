import { eq, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

const { articleId, articleCn, articleTransCn } = article;
const bytes = sql`(coalesce(octet_length(${articleCn}), 0) + coalesce(octet_length(${articleTransCn}), 0))`;
/** Up to so many bytes of bodies per item, those of many items are read together. */
const isLong = sql<boolean>`${bytes} > 100000`;
const unlessLong = (column: typeof articleCn | typeof articleTransCn): SQL<string | null> =>
  sql<string | null>`case when not ${isLong} then ${column} end`;

/**
 * The bodies of items that are read together, without long ones: the embedded database hands over a whole answer at
 * once, and holds up everybody meanwhile.
 */
export const shortBodyColumns = {
  articleCn: unlessLong(articleCn),
  articleTransCn: unlessLong(articleTransCn),
  isLong,
};

/** Reads the bodies of an item that are too long to be read with those of others. */
export const withLongBodies = async <Item extends object>(
  item: Item,
  { id, isLong }: { id: number; isLong: boolean },
): Promise<Item> => {
  if (!isLong) return item;
  const [bodies] = await db().select({ articleCn, articleTransCn }).from(article).where(eq(articleId, id));
  return { ...item, ...bodies };
};
