import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { readingList } from '#contract/labels.ts';
import { appUser, article, articleLabel, labelArticle } from '#generated/tables/index.ts';
import { isActiveUser } from '#server/kernel/access/activeUser.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { reader } from '#server/kernel/database/db.ts';
import { parameterized } from '#server/kernel/database/fragments.ts';
import { fold } from '#server/kernel/text/tokens.ts';

type Reader = Pick<Caller, 'user'>;

/** SQL for a row of the label table: whether the user is its owner, deleted or not. */
export const isOwnLabel = ({ user }: Reader): SQL => eq(articleLabel.userId, user.userId);

const isVisibleFor = (userId: SQLWrapper, groupId: SQLWrapper): SQL =>
  sql`(${articleLabel.delYn} = 'N' and (${articleLabel.userId} = ${userId}
    or (${articleLabel.groupId} = ${groupId} and exists (select from ${appUser}
      where ${appUser.userId} = ${articleLabel.userId} and ${appUser.groupId} = ${articleLabel.groupId}
        and ${isActiveUser}))))`;

const visibleTo = parameterized<[userId: string, groupId: number | null]>(isVisibleFor);

/**
 * SQL for a row of the label table: whether the user may see it: an own label, or one that an active user shares with
 * the group to which both of them belong now.
 */
export const isLabelVisible = ({ user }: Reader): SQL => visibleTo(user.userId, user.groupId);

/** SQL for a row of the label table: whether it has this id, 0 being the user's reading list. */
export const hasLabelId = (caller: Reader, labelId: number): SQL | undefined =>
  labelId === readingList.labelId
    ? and(isOwnLabel(caller), eq(articleLabel.ltrYn, 'Y'))
    : and(eq(articleLabel.labelId, labelId), eq(articleLabel.ltrYn, 'N'));

const isUnder = (caller: Reader, isLabel: SQL | undefined): SQL =>
  sql`${article.articleId} in (select ${labelArticle.articleId} from ${labelArticle}
    join ${articleLabel} on ${articleLabel.labelId} = ${labelArticle.labelId}
    where ${and(isLabelVisible(caller), isLabel)})`;

/** SQL for a row of the article table: whether it is under this label, which the user must be able to see. */
export const isUnderLabelId = (caller: Reader, labelId: number): SQL =>
  isUnder(caller, hasLabelId(caller, labelId));

/**
 * SQL for a row of the article table: whether it is under a label of this name that the user may see. Names are
 * compared folded, so that case and width do not matter. False for every row if there is no such label.
 */
export const isUnderLabel = (caller: Reader, labelNm: string): SQL =>
  isUnder(caller, eq(articleLabel.labelNmFold, fold(labelNm.trim())));

/** The names of the labels that the user may see, each once, in Korean order; the reading list is always there. */
export const labelNamesOf = async (caller: Reader): Promise<string[]> => {
  const found = await reader()
    .selectDistinct({ labelNm: articleLabel.labelNm })
    .from(articleLabel)
    .where(isLabelVisible(caller));
  return [...new Set([readingList.labelNm, ...found.map(({ labelNm }) => labelNm)])].sort((one, other) =>
    one.localeCompare(other, 'ko'),
  );
};

const labelIdsFor = parameterized<[userId: string, groupId: number | null], number[] | null>(
  (userId, groupId) =>
    sql`(select json_agg(case ${articleLabel.ltrYn} when 'Y' then ${sql.raw(String(readingList.labelId))}
        else ${articleLabel.labelId} end order by ${articleLabel.ltrYn} desc, ${labelArticle.labelArticleId})
      from ${labelArticle} join ${articleLabel} on ${articleLabel.labelId} = ${labelArticle.labelId}
      where ${labelArticle.articleId} = ${article.articleId} and ${isVisibleFor(userId, groupId)})`,
);

/** SQL for a row of the article table: ids of the labels on it that the user may see, null without any. */
export const labelIdsOf = (caller: Reader | null): SQL<number[] | null> =>
  labelIdsFor(caller?.user.userId ?? '', caller?.user.groupId ?? null);
