import { and, type SQL } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { readingList } from '#contract/labels.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { articleLabel } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { reader } from '#server/kernel/database/db.ts';
import { hasLabelId, isLabelVisible, isUnderLabelId } from '#server/modules/reading/index.ts';
import { type ArticleQuery, exactWhere, readArticleQuery, textsOf } from '#server/modules/search/index.ts';

/** The conditions, order and page of a list of items: those of the search, and a label. */
export interface ItemsQuery extends ArticleQuery {
  label?: { labelId: number; where: SQL } | undefined;
}

/**
 * Reads the query of a list of items: `readArticleQuery`, and `labelId` with the labels that the caller may see.
 * @returns the query, or all problems by name
 */
export const readItemsQuery = async (
  { labelId: given, ...raw }: Record<string, unknown>,
  kind: ItemKind,
  caller: Caller | null,
): Promise<{ query: ItemsQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] }> => {
  const [labelId, ...more] = textsOf(given);
  const read = await readArticleQuery(raw, kind, { caller });
  if (labelId === undefined) return read;
  if (!caller || more.length > 0 || !/^\d{1,15}$/.test(labelId))
    return { problems: [...(read.problems ?? []), invalid('labelId', '라벨 번호')] };
  if (!read.query) return read;
  const label = { labelId: Number(labelId), where: isUnderLabelId(caller, Number(labelId)) };
  return { query: { ...read.query, label } };
};

/** `exactWhere` of the search, and the label. */
export const itemsWhere = async (
  kind: ItemKind,
  query: ItemsQuery,
): Promise<{ where: SQL | undefined; isDecided: boolean }> => {
  const { where, isDecided } = await exactWhere(kind, query);
  return { where: query.label ? and(where, query.label.where) : where, isDecided };
};

/** The label of a query in words, for files; a label that the caller cannot see has no name. */
export const labelWords = async (caller: Caller | null, { label }: ItemsQuery): Promise<string[]> => {
  if (!caller || !label) return [];
  const [found] = await reader()
    .select({ labelNm: articleLabel.labelNm })
    .from(articleLabel)
    .where(and(isLabelVisible(caller), hasLabelId(caller, label.labelId)));
  const isLater = label.labelId === readingList.labelId;
  return [`라벨: ${found?.labelNm ?? (isLater ? readingList.labelNm : '볼 수 없는 라벨')}`];
};
