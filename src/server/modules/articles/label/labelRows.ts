import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type LabelColor, labelLimits, readingList } from '#contract/labels.ts';
import { appUser, article, articleLabel, labelArticle, userGroup } from '#generated/tables/index.ts';
import type { LabelFacts } from '#generated/types/articleLabelCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { yes } from '#server/kernel/access/grants.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { isLabelVisible, isOwnLabel } from '#server/modules/reading/index.ts';
import { openKinds } from '#server/modules/search/index.ts';

export type Label = typeof articleLabel.$inferSelect;

export const isOwner = (label: Label, { user }: Caller): boolean => label.userId === user.userId;

/** Whether the caller, who can see the label, may put articles under it. */
export const mayFill = (label: Label, caller: Caller): boolean =>
  isOwner(label, caller) || label.grpEdtYn === 'Y';

const emptyReadingList: LabelFacts = {
  ...readingList,
  colorCd: 'blue' satisfies LabelColor,
  fldrNm: null,
  ltrYn: 'Y',
  ownYn: 'Y',
  edtYn: 'Y',
  shrYn: 'N',
  grpEdtYn: 'N',
  userNm: null,
  groupNm: null,
  cnt: 0,
  pickedCnt: 0,
};

/**
 * The reading list, the caller's labels by folder and name, and those shared with their group.
 * @param articleIds articles of which each label's `pickedCnt` are counted
 */
export const labelsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  articleIds: readonly number[] = [],
): Promise<LabelFacts[]> => {
  const kinds = await openKinds(catalogue, caller);
  const counted = sql`from ${labelArticle} join ${article} on ${article.articleId} = ${labelArticle.articleId}
    where ${labelArticle.labelId} = ${articleLabel.labelId} and ${article.delYn} = 'N'
      and ${kinds.length > 0 ? inArray(article.itemKnd, kinds) : sql`false`}`;
  const found = await db()
    .select({
      label: articleLabel,
      userNm: appUser.userNm,
      groupId: userGroup.groupId,
      groupNm: userGroup.groupNm,
      cnt: sql<number>`(select count(*)::int ${counted})`,
      pickedCnt: sql<number>`(select count(*)::int ${counted} and ${article.articleId} = any(${bigints(articleIds)}))`,
    })
    .from(articleLabel)
    .innerJoin(appUser, eq(appUser.userId, articleLabel.userId))
    // a label shared with a group that its owner has left is not shared
    .leftJoin(
      userGroup,
      and(eq(userGroup.groupId, articleLabel.groupId), eq(userGroup.groupId, appUser.groupId)),
    )
    .where(isLabelVisible(caller))
    .orderBy(desc(isOwnLabel(caller)), asc(articleLabel.labelId))
    .limit(1 + labelLimits.perPerson + labelLimits.shared);
  const facts = found.map(({ label, userNm, groupId, groupNm, cnt, pickedCnt }): LabelFacts => {
    const isOwn = isOwner(label, caller);
    return {
      labelId: label.ltrYn === 'Y' ? readingList.labelId : label.labelId,
      labelNm: label.labelNm,
      colorCd: label.colorCd,
      fldrNm: label.fldrNm,
      ltrYn: label.ltrYn as 'Y' | 'N',
      ownYn: yes(isOwn),
      edtYn: yes(mayFill(label, caller)),
      shrYn: yes(groupId !== null),
      grpEdtYn: label.grpEdtYn as 'Y' | 'N',
      userNm: isOwn ? null : userNm,
      groupNm,
      cnt,
      pickedCnt,
    };
  });
  const isLater = ({ ltrYn }: LabelFacts): boolean => ltrYn === 'Y';
  const text = (one: string | null): string => one ?? '';
  return [
    facts.find(isLater) ?? emptyReadingList,
    ...facts
      .filter((one) => !isLater(one))
      .sort(
        (one, other) =>
          other.ownYn.localeCompare(one.ownYn) ||
          text(one.fldrNm).localeCompare(text(other.fldrNm), 'ko') ||
          one.labelNm.localeCompare(other.labelNm, 'ko') ||
          one.labelId - other.labelId,
      ),
  ];
};

/** The caller's own labels that are not deleted, except the reading list. */
export const ownLabels = (caller: Caller, ...but: number[]) =>
  and(
    isOwnLabel(caller),
    eq(articleLabel.delYn, 'N'),
    eq(articleLabel.ltrYn, 'N'),
    ...but.map((labelId) => ne(articleLabel.labelId, labelId)),
  );
