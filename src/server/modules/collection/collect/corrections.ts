import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { article, changeHistory } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { actorNames, outletActor, rereadActor } from '#server/modules/platform/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import { languageDrift } from './language.ts';
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
const ownFields = ['kornTtl', 'lclanTtl', 'articleCn', 'frmTrsfNscvrgDt'] as const;

/** The articles among these of which a person has edited or written one of the fields. */
export const editedByPeople = async (
  articleIds: readonly number[],
  fields: readonly string[] = ownFields,
): Promise<Set<number>> => {
  const ofArticles = and(
    inArray(changeHistory.entityNm, ['article', 'thinkTank', 'sns']),
    inArray(changeHistory.recordKey, articleIds.map(String)),
    notInArray(changeHistory.rgtrId, Object.keys(actorNames)),
  );
  const names = sql.join(
    fields.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await db()
    .selectDistinct({ recordKey: changeHistory.recordKey })
    .from(changeHistory)
    .where(and(ofArticles, sql`jsonb_exists_any(${changeHistory.aftrCn}, array[${names}]::text[])`));
  return new Set(rows.map(({ recordKey }) => Number(recordKey)));
};

const lock = async (articleId: number) => {
  const [row] = await db()
    .select({
      ...ownTextColumns,
      itemKnd: article.itemKnd,
      lanCd: article.lanCd,
      url: article.url,
      canonicalUrl: article.canonicalUrl,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      pageClctDt: article.pageClctDt,
      mdaCrctCn: article.mdaCrctCn,
    })
    .from(article)
    .where(and(eq(article.articleId, articleId), eq(article.delYn, 'N')))
    .for('update');
  return row;
};

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** The fields of an article that an item changes. A Korean article's own title is also its Korean one. */
const changedFields = (item: NewsItem, row: Locked) => {
  const isTitled = item.lclanTtl !== row.lclanTtl;
  // the text of the page stays until the page is read again
  const isTexted = item.articleCn !== '' && item.articleCn !== row.articleCn && row.pageClctDt === null;
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
const movedTo = async ({ url, canonicalUrl }: NewsItem, row: Locked, articleId: number) => {
  if (!url || !canonicalUrl || canonicalUrl === row.canonicalUrl) return {};
  if ((await articlesAt([canonicalUrl])).size) return {};
  if (row.canonicalUrl) await addAddress(row.canonicalUrl, articleId);
  return { ...storedAddress(url), canonicalUrl };
};

type ChangedFields = ReturnType<typeof changedFields> & { lanCd?: string };

/** The language by newer rules; an outlet does not change it, and a person's stays. */
const languageRead = async (item: NewsItem, articleId: number, row: Locked): Promise<{ lanCd?: string }> => {
  if (item.lang === row.lanCd || (await editedByPeople([articleId], ['lanCd'])).size > 0) return {};
  await registerLanguages([item.lang]);
  return { lanCd: item.lang };
};

/** What is kept beside an article that a person has edited: the outlet's fields. */
type Offer = Partial<Record<(typeof ownFields)[number], unknown>>;

/** Beside the fields of a person: both stay until a person chooses. */
const offeredColumns = (fields: ChangedFields, row: Locked) => {
  const { kornTtl: _, ...offered } = plain(fields);
  return { mdaCrctCn: { ...(row.mdaCrctCn as Offer | null), ...offered } };
};

const writtenColumns = (fields: ChangedFields, row: Locked) => {
  const { frmTrsfNscvrgDt = row.frmTrsfNscvrgDt, ...texts } = fields;
  return {
    ...fields,
    ...('frmTrsfNscvrgDt' in fields && { nscvrgDtClctYn: 'N', nscvrgDtCn: null }),
    mdfcnDt: nextVersion(article.mdfcnDt),
    ...articleTokens({ ...row, ...texts, reportedAt: frmTrsfNscvrgDt }),
    // the analysis that follows adds the tokens of its files
    anlsYn: 'N',
  };
};

/** Records the older fields of a corrected article, and analyses it anew. */
const settle = async (
  articleId: number,
  fields: ChangedFields,
  row: Locked,
  rgtrId: string,
): Promise<void> => {
  const names = Object.keys(fields) as (keyof ChangedFields)[];
  const named = await namedLanguages();
  await addHistory([
    {
      entityNm: row.itemKnd,
      recordKey: String(articleId),
      chgKnd: 'update',
      bfrCn: named(Object.fromEntries(names.map((name) => [name, row[name]]))),
      aftrCn: named(fields),
      rgtrId,
    },
  ]);
  await enrichBatch(eq(article.articleId, articleId), 1);
};

/** What became of an article: it differs now, it has an offer, or neither. */
export type Corrected = 'corrected' | 'offered' | 'same';

const write = async (
  articleId: number,
  row: Locked,
  fields: ChangedFields,
  others: Record<string, unknown>,
  isEdited: boolean,
  { at, isReread = false }: Correcting,
): Promise<Corrected> => {
  const isChanged = Object.keys(fields).length > 0;
  const columns = isEdited ? offeredColumns(fields, row) : writtenColumns(fields, row);
  await db()
    .update(article)
    .set({ ...others, ...(isChanged && { ...columns, ...(!isReread && { mdaCrctDt: at }) }) })
    .where(eq(article.articleId, articleId));
  if (!isChanged) return 'same';
  if (isEdited) return 'offered';
  await settle(articleId, fields, row, isReread ? rereadActor : outletActor);
  return 'corrected';
};

const correct = async (
  { item, articleId }: KnownItem,
  isEdited: boolean,
  correcting: Correcting,
): Promise<Corrected> => {
  const row = await lock(articleId);
  if (!row) return 'same';
  const address = isEdited ? {} : await movedTo(item, row, articleId);
  const marks = { ...feedMarks(item), ...address };
  const language = correcting.isReread && !isEdited ? await languageRead(item, articleId, row) : {};
  return write(articleId, row, { ...changedFields(item, row), ...language }, marks, isEdited, correcting);
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
  const edited = await editedByPeople(corrections.map(({ articleId }) => articleId));
  // always lock in this order, to avoid deadlocks
  for (const correction of corrections.toSorted((one, other) => one.articleId - other.articleId)) {
    const became = await correct(correction, edited.has(correction.articleId), correcting);
    if (became !== 'same') done[became].push(correction.articleId);
  }
  return done;
};

/** The text that an article had before a person edited it; undefined if none has. */
const textBeforePeople = async (articleId: number): Promise<unknown> => {
  const [first] = await db()
    .select({ text: sql<unknown>`${changeHistory.bfrCn} -> 'articleCn'` })
    .from(changeHistory)
    .where(
      and(
        inArray(changeHistory.entityNm, ['article', 'thinkTank', 'sns']),
        eq(changeHistory.recordKey, String(articleId)),
        notInArray(changeHistory.rgtrId, Object.keys(actorNames)),
        sql`jsonb_exists(${changeHistory.aftrCn}, 'articleCn')`,
      ),
    )
    .orderBy(changeHistory.chgHstryId)
    .limit(1);
  return first?.text;
};

/** Applies the text of a page that was read anew, in the caller's transaction, as a correction of a feed. */
export const applyPageText = async (articleId: number, articleCn: string, at: Date): Promise<Corrected> => {
  const row = await lock(articleId);
  // otherwise its text is that of the feed, or a visit decides between both
  if (!row?.pageClctDt || row.articleCn === articleCn || languageDrift(row.lanCd, articleCn)) return 'same';
  const isEdited = (await editedByPeople([articleId])).has(articleId);
  // what the page already said before a person wrote another text is no news
  if (isEdited && (await textBeforePeople(articleId)) === articleCn) return 'same';
  return write(articleId, row, { articleCn }, {}, isEdited, { at, isReread: true });
};
