import { and, eq, inArray } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { outletActor, rereadActor } from '#server/modules/platform/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import { editedByPeople } from './editedByPeople.ts';
import type { NewsItem } from './newsItem.ts';
import { addAddress, articlesAt } from './otherAddresses.ts';
import { namedLanguages, plain, registerLanguages } from './registerLanguages.ts';
import { type Correcting, feedHash, guidKey, type KnownItem } from './sortItems.ts';

/** What is kept of the feed's words, by which the next visit finds what has changed. */
const feedMarks = (item: NewsItem) => ({ feedHash: feedHash(item), srcGuid: guidKey(item) });

/** Stores what their feed says of articles that were stored before this was kept. */
export const markItems = async (unmarked: readonly KnownItem[]): Promise<void> => {
  for (const { item, articleId } of unmarked)
    await db().update(article).set(feedMarks(item)).where(eq(article.articleId, articleId));
};

/** Fields in which an outlet's correction and a person's edit may meet. */
export const ownFields = ['kornTtl', 'lclanTtl', 'articleCn', 'frmTrsfNscvrgDt'] as const;

/** The article, locked until the transaction ends; undefined if there is none. */
export const lockArticle = async (articleId: number) => {
  const [row] = await db()
    .select({
      ...ownTextColumns,
      itemKnd: article.itemKnd,
      lanCd: article.lanCd,
      ntnId: article.ntnId,
      url: article.url,
      givenUrl: article.givenUrl,
      canonicalUrl: article.canonicalUrl,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      nscvrgDtClctYn: article.nscvrgDtClctYn,
      nscvrgDtCn: article.nscvrgDtCn,
      pageClctDt: article.pageClctDt,
      txtRmvDt: article.txtRmvDt,
      mdaCrctDt: article.mdaCrctDt,
      mdaCrctCn: article.mdaCrctCn,
      mdfrId: article.mdfrId,
      mdfcnDt: article.mdfcnDt,
    })
    .from(article)
    .where(and(eq(article.articleId, articleId), eq(article.delYn, 'N')))
    .for('update');
  return row;
};

export type LockedArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** The fields of an article that an item changes. A Korean article's own title is also its Korean one. */
const changedFields = (item: NewsItem, row: LockedArticle) => {
  const isTitled = item.lclanTtl !== row.lclanTtl;
  // the text of the page stays until the page is read again, and one that was removed stays away
  const isTexted =
    item.articleCn !== '' &&
    item.articleCn !== row.articleCn &&
    row.pageClctDt === null &&
    row.txtRmvDt === null;
  const isTimed =
    !item.isCollectedTime &&
    item.frmTrsfNscvrgDt !== null &&
    item.frmTrsfNscvrgDt.getTime() !== row.frmTrsfNscvrgDt?.getTime();
  return {
    ...(isTitled && { lclanTtl: item.lclanTtl }),
    ...(isTitled && row.kornTtl === row.lclanTtl && { kornTtl: item.lclanTtl }),
    ...(isTexted && { articleCn: item.articleCn }),
    ...(isTimed && { frmTrsfNscvrgDt: item.frmTrsfNscvrgDt }),
  };
};

/** The address of the item, if it is a new one that no article has. The former one stays known. */
const movedTo = async ({ url, canonicalUrl }: NewsItem, row: LockedArticle, articleId: number) => {
  if (!url || !canonicalUrl || canonicalUrl === row.canonicalUrl) return {};
  if ((await articlesAt([canonicalUrl])).size) return {};
  if (row.canonicalUrl) await addAddress(row.canonicalUrl, articleId);
  return { ...storedAddress(url), canonicalUrl };
};

/** Fields that become others, by the outlet or by newer rules. */
export interface ChangedFields {
  kornTtl?: string;
  lclanTtl?: string;
  articleCn?: string;
  frmTrsfNscvrgDt?: Date | null;
  lanCd?: string;
  jrnlLclanNm?: string;
}

/** An article, locked, and its fields that differ. */
export interface Change {
  articleId: number;
  row: LockedArticle;
  fields: ChangedFields;
}

/** What is kept beside an article that a person has edited: the outlet's fields. */
type Offer = Partial<Record<(typeof ownFields)[number], unknown>>;

/** Beside the fields of a person: both stay until a person chooses. */
const offeredColumns = ({ fields, row }: Change) => {
  const { kornTtl: _, ...offered } = plain({ ...fields });
  return { mdaCrctCn: { ...(row.mdaCrctCn as Offer | null), ...offered } };
};

/** The changed fields and what derives from them. */
export const writtenColumns = ({ fields, row }: Change) => {
  const { frmTrsfNscvrgDt = row.frmTrsfNscvrgDt, ...texts } = fields;
  return {
    ...fields,
    ...('frmTrsfNscvrgDt' in fields && { nscvrgDtClctYn: 'N' as const, nscvrgDtCn: null }),
    ...articleTokens({ ...row, ...texts, reportedAt: frmTrsfNscvrgDt }),
    // the analysis that follows adds the tokens of its files
    anlsYn: 'N' as const,
  };
};

/**
 * Call at the end of the transaction: records the older fields of the articles that were changed, and analyses them
 * anew.
 */
export const settleChanges = async (changes: readonly Change[], rgtrId: string): Promise<void> => {
  if (changes.length === 0) return;
  const named = await namedLanguages();
  await addHistory(
    changes.map(({ articleId, row, fields }) => {
      const names = Object.keys(fields) as (keyof ChangedFields)[];
      return {
        entityNm: row.itemKnd,
        recordKey: String(articleId),
        chgKnd: 'update' as const,
        bfrCn: named(Object.fromEntries(names.map((name) => [name, row[name]]))),
        aftrCn: named({ ...fields }),
        rgtrId,
      };
    }),
  );
  const ids = changes.map(({ articleId }) => articleId);
  await enrichBatch(inArray(article.articleId, ids), ids.length);
};

/** What became of an article: it differs now, it has an offer, or neither. */
export type Corrected = 'corrected' | 'offered' | 'same';

/**
 * Writes the fields and a new version, or the offer where a person has edited the article; `settleChanges` is still due.
 * @param others columns to write in any case
 */
export const writeChange = async (
  change: Change,
  others: Partial<typeof article.$inferInsert>,
  isEdited: boolean,
  { at, isReread = false }: Correcting,
): Promise<Corrected> => {
  const isChanged = Object.keys(change.fields).length > 0;
  const columns = isEdited
    ? offeredColumns(change)
    : { ...writtenColumns(change), mdfcnDt: nextVersion(article.mdfcnDt) };
  const written = { ...(isChanged && { ...columns, ...(!isReread && { mdaCrctDt: at }) }), ...others };
  if (Object.keys(written).length)
    await db().update(article).set(written).where(eq(article.articleId, change.articleId));
  if (!isChanged) return 'same';
  return isEdited ? 'offered' : 'corrected';
};

/** Ids of articles that differ now or have an offer. */
export interface Corrections {
  corrected: number[];
  offered: number[];
}

/**
 * Applies what outlets changed in their articles, in the caller's transaction: the older wording goes to the history.
 * Where a person has edited the article, the outlet's version is kept beside it until a person chooses.
 */
export const applyCorrections = async (
  corrections: readonly KnownItem[],
  correcting: Correcting,
): Promise<Corrections> => {
  const done: Corrections = { corrected: [], offered: [] };
  if (corrections.length === 0) return done;
  const ids = corrections.map(({ articleId }) => articleId);
  const edited = await editedByPeople(ids, [...ownFields, 'lanCd']);
  // the language by newer rules: an outlet does not change it, and a person's stays
  const isReadAnew = (articleId: number): boolean =>
    correcting.isReread === true && !edited(articleId, [...ownFields, 'lanCd']);
  await registerLanguages(
    corrections.flatMap(({ item, articleId }) => (isReadAnew(articleId) ? item.lang : [])),
  );
  const changes: Change[] = [];
  // always lock in this order, to avoid deadlocks
  for (const { item, articleId } of corrections.toSorted((one, other) => one.articleId - other.articleId)) {
    const row = await lockArticle(articleId);
    if (!row) continue;
    const isEdited = edited(articleId, ownFields);
    const address = isEdited ? {} : await movedTo(item, row, articleId);
    const isOtherLanguage = item.lang !== row.lanCd && isReadAnew(articleId);
    const fields = { ...changedFields(item, row), ...(isOtherLanguage && { lanCd: item.lang }) };
    const change = { articleId, row, fields };
    const became = await writeChange(change, { ...feedMarks(item), ...address }, isEdited, correcting);
    if (became !== 'same') done[became].push(articleId);
    if (became === 'corrected') changes.push(change);
  }
  await settleChanges(changes, correcting.isReread ? rereadActor : outletActor);
  return done;
};
