import { hash } from 'node:crypto';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { article, changeHistory } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { actorNames, outletActor } from '#server/modules/platform/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import type { NewsItem } from './newsItem.ts';

const digest = (text: string): string => hash('sha256', text, 'base64url');

/** Key of an item by the identifier that its outlet gave it; null without one. */
export const guidKey = ({ guid, mediaId }: NewsItem): string | null =>
  guid && mediaId !== undefined ? digest(`${mediaId}\n${guid}`) : null;

/** Fingerprint of what a feed says of an item: headline, text, and the time that it states. */
export const feedHash = ({ lclanTtl, articleCn, frmTrsfNscvrgDt, isCollectedTime }: NewsItem): string =>
  digest(`${lclanTtl}\n${articleCn}\n${isCollectedTime ? '' : (frmTrsfNscvrgDt?.getTime() ?? '')}`);

/** Pairs of neighbouring letters and digits of a headline. */
const pairsOf = (title: string): Map<string, number> => {
  const letters = fold(title).replace(/[^\p{L}\p{N}]+/gu, '');
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Minimum share of equal letter pairs (Dice) between two versions of one headline. */
const minAlike = 0.4;

/** Whether two headlines may be versions of one: outlets reuse identifiers and addresses for other articles. */
export const isVersionOf = (one: string, other: string): boolean => {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const size = [...first.values(), ...second.values()].reduce((sum, count) => sum + count, 0);
  if (size === 0) return fold(one) === fold(other);
  let common = 0;
  for (const [pair, count] of first) common += Math.min(count, second.get(pair) ?? 0);
  return (2 * common) / size >= minAlike;
};

const storedBy = (canonicalUrls: readonly string[], guids: readonly string[]) =>
  db()
    .select({
      articleId: article.articleId,
      canonicalUrl: article.canonicalUrl,
      srcGuid: article.srcGuid,
      srcNm: article.srcNm,
      feedHash: article.feedHash,
      lclanTtl: article.lclanTtl,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
    })
    .from(article)
    .where(
      and(
        eq(article.delYn, 'N'),
        or(inArray(article.canonicalUrl, [...canonicalUrls]), inArray(article.srcGuid, [...guids])),
      ),
    );

type Stored = Awaited<ReturnType<typeof storedBy>>[number];

/** An item whose article is stored, but with other words, another time or another address. */
export interface Correction {
  item: NewsItem;
  articleId: number;
}

export interface SortedItems {
  /** Items to store, unless their address is known. */
  fresh: NewsItem[];
  corrections: Correction[];
  /** Known articles for which it is not stored yet what their feed says of them. */
  unmarked: Correction[];
}

const isSameTime = (item: NewsItem, { frmTrsfNscvrgDt }: Stored): boolean =>
  !item.isCollectedTime && item.frmTrsfNscvrgDt?.getTime() === frmTrsfNscvrgDt?.getTime();

/**
 * Sorts the items of one source by what is stored. The same identifier at a new address is the same article, unless the
 * headline and the time are others'; only the source that an article came from corrects it.
 */
export const sortItems = async (items: readonly NewsItem[]): Promise<SortedItems> => {
  const sorted: SortedItems = { fresh: [], corrections: [], unmarked: [] };
  const guids = items.flatMap((item) => guidKey(item) ?? []);
  const stored = await storedBy(
    items.flatMap(({ canonicalUrl }) => canonicalUrl ?? []),
    guids,
  );
  const byGuid = new Map(stored.flatMap((row) => (row.srcGuid ? [[row.srcGuid, row]] : [])));
  const byUrl = new Map(stored.flatMap((row) => (row.canonicalUrl ? [[row.canonicalUrl, row]] : [])));
  for (const item of items) {
    const guid = guidKey(item);
    const atUrl = item.canonicalUrl ? byUrl.get(item.canonicalUrl) : undefined;
    const ofGuid = guid ? byGuid.get(guid) : undefined;
    const isOther =
      ofGuid && !atUrl && !isSameTime(item, ofGuid) && !isVersionOf(item.lclanTtl, ofGuid.lclanTtl ?? '');
    const found = atUrl ?? (isOther ? undefined : ofGuid);
    if (!found) {
      sorted.fresh.push(isOther ? { ...item, guid: null } : item);
      continue;
    }
    const { articleId } = found;
    if (item.mediaId === undefined || found.srcNm !== item.sourceName) continue;
    if (found.feedHash === null) sorted.unmarked.push({ item, articleId });
    else if (
      found.feedHash === feedHash(item) &&
      (!item.canonicalUrl || found.canonicalUrl === item.canonicalUrl)
    )
      continue;
    // the address of a page that shows other articles in turn
    else if (guid && found.srcGuid && guid !== found.srcGuid) continue;
    else if (isVersionOf(item.lclanTtl, found.lclanTtl ?? '') || (guid && guid === found.srcGuid))
      sorted.corrections.push({ item, articleId });
  }
  return sorted;
};

/** Stores what their feed says of articles that were stored before this was kept. */
export const markItems = async (unmarked: readonly Correction[]): Promise<void> => {
  for (const { item, articleId } of unmarked)
    await db()
      .update(article)
      .set({ feedHash: feedHash(item), srcGuid: guidKey(item) })
      .where(eq(article.articleId, articleId));
};

/** Fields in which an outlet's correction and a person's edit may meet. */
const ownFields = ['kornTtl', 'lclanTtl', 'articleCn', 'frmTrsfNscvrgDt'] as const;

/** The articles among these whose own fields a person has edited or written. */
const editedByPeople = async (articleIds: readonly number[]): Promise<Set<number>> => {
  const ofArticles = and(
    inArray(changeHistory.entityNm, ['article', 'thinkTank', 'sns']),
    inArray(changeHistory.recordKey, articleIds.map(String)),
    notInArray(changeHistory.rgtrId, Object.keys(actorNames)),
  );
  const names = sql.join(
    ownFields.map((name) => sql`${name}`),
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
      url: article.url,
      canonicalUrl: article.canonicalUrl,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      pageClctDt: article.pageClctDt,
      mdaCrctCn: article.mdaCrctCn,
      hasFiles: sql<boolean>`${article.ta} is not null`,
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

/** What is kept beside an article that a person has edited: the outlet's fields. */
type Offer = Partial<Record<(typeof ownFields)[number], unknown>>;

/** The address of the item, if it is a new one and no other article has it. */
const movedTo = async ({ url, canonicalUrl }: NewsItem, row: Locked) => {
  if (!url || !canonicalUrl || canonicalUrl === row.canonicalUrl) return {};
  const taken = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(eq(article.canonicalUrl, canonicalUrl));
  return taken.length ? {} : { ...storedAddress(url), canonicalUrl };
};

const plain = (fields: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;

const correct = async ({ item, articleId }: Correction, isEdited: boolean, now: Date): Promise<boolean> => {
  const row = await lock(articleId);
  if (!row) return false;
  const fields = changedFields(item, row);
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const mark = { feedHash: feedHash(item), srcGuid: guidKey(item) };
  const isChanged = names.length > 0;
  if (isEdited) {
    // both stay until a person chooses
    const { kornTtl: _, ...offered } = plain(fields);
    await db()
      .update(article)
      .set({
        ...mark,
        ...(isChanged && { mdaCrctDt: now, mdaCrctCn: { ...(row.mdaCrctCn as Offer | null), ...offered } }),
      })
      .where(eq(article.articleId, articleId));
    return isChanged;
  }
  const address = await movedTo(item, row);
  const { frmTrsfNscvrgDt = row.frmTrsfNscvrgDt, ...texts } = fields;
  await db()
    .update(article)
    .set({
      ...mark,
      ...address,
      ...fields,
      ...(isChanged && {
        mdaCrctDt: now,
        mdfcnDt: nextVersion(article.mdfcnDt),
        // its page is read again
        pageClctDt: null,
        anlsYn: 'N',
        ...articleTokens({ ...row, ...texts, reportedAt: frmTrsfNscvrgDt }),
      }),
      ...('frmTrsfNscvrgDt' in fields && { nscvrgDtClctYn: 'N', nscvrgDtCn: null }),
    })
    .where(eq(article.articleId, articleId));
  if (!isChanged) return false;
  await addHistory([
    {
      entityNm: row.itemKnd,
      recordKey: String(articleId),
      chgKnd: 'update',
      bfrCn: plain(Object.fromEntries(names.map((name) => [name, row[name]]))),
      aftrCn: plain(fields),
      rgtrId: outletActor,
    },
  ]);
  await enrichBatch(eq(article.articleId, articleId), 1);
  return true;
};

/**
 * Applies what outlets changed in their articles, in the caller's transaction: the older wording goes to the history.
 * Where a person has edited the article, the outlet's version is kept beside it until a person chooses.
 * @returns the ids of the articles that differ now or have an offer
 */
export const applyCorrections = async (corrections: readonly Correction[], now: Date): Promise<number[]> => {
  if (corrections.length === 0) return [];
  const edited = await editedByPeople(corrections.map(({ articleId }) => articleId));
  const corrected: number[] = [];
  // always lock in this order, to avoid deadlocks
  for (const correction of corrections.toSorted((one, other) => one.articleId - other.articleId))
    if (await correct(correction, edited.has(correction.articleId), now))
      corrected.push(correction.articleId);
  return corrected;
};
