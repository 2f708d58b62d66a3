import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/article.ts';
import { collectProgress } from '#generated/tables/collectProgress.ts';
import { nationCode } from '#generated/tables/nationCode.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import { insertMany, rows } from '#server/kernel/database/rows.ts';
import { storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import {
  currentDictionary,
  type Dictionary,
  enrichedColumns,
  outletScorer,
  setByPerson,
  withNationOfOutlet,
} from '#server/modules/analysis/index.ts';
import { currentSharedSites, nationsOfOutlets } from '#server/modules/outlets/index.ts';
import { articleTokens, noFindings } from '#server/modules/search/index.ts';
import { applyCorrections, type Corrections, markItems } from './corrections.ts';
import type { NewsItem } from './newsItem.ts';
import { openOutlets, outletId, outletKey } from './outlets.ts';
import { registerLanguages } from './registerLanguages.ts';
import { type Correcting, feedHash, guidKey, sortItems } from './sortItems.ts';
import type { ArticleStore, Progress } from './store.ts';
import { type Outcome, type Tally, withOutcome } from './tally.ts';

const minute = 60_000;

const insertedRow = z.object({ articleId: z.coerce.number().int() });

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

/** Columns of an article row that derive from the dictionary. Needs no database; computed before the transaction. */
const enriched = (item: NewsItem, dictionary: Dictionary) => {
  const { stated = {}, ntnId, lang } = item;
  const names = Object.keys(stated) as (keyof typeof stated)[];
  const fieldOrgn = names.length ? setByPerson({}, names, new Date()) : null;
  return enrichedColumns(dictionary, { ...item, lanCd: lang }, { ...stated, ntnId, fieldOrgn });
};
type Enriched = ReturnType<typeof enriched>;

/** A country that texts tell is stored as any other: if it is among the country codes. */
const withKnownNation = (columns: Enriched, known: ReadonlySet<string>): Enriched =>
  columns.ntnId && !known.has(columns.ntnId) ? { ...columns, ntnId: null } : columns;

const articleRow = (item: NewsItem, mediaId: number, columns: Enriched) => ({
  ...(item.url && storedAddress(item.url)),
  itemKnd: item.kind,
  kornTtl: item.kornTtl,
  lclanTtl: item.lclanTtl,
  articleCn: item.articleCn,
  articleTransCn: item.articleTransCn,
  wholSentTransYn: item.articleTransCn ? 'Y' : 'N',
  canonicalUrl: item.canonicalUrl,
  // Only items without an address are deduplicated by content, because outlets repeat headlines.
  contentHash: item.canonicalUrl ? null : item.contentHash,
  lanCd: item.lang,
  mediaId,
  ntnId: item.ntnId,
  frmTrsfNscvrgDt: item.frmTrsfNscvrgDt,
  nscvrgDtClctYn: item.isCollectedTime ? 'Y' : 'N',
  nscvrgDtCn: item.reportedText,
  srcGuid: guidKey(item),
  feedHash: feedHash(item),
  jrnlLclanNm: item.jrnlLclanNm,
  srcNm: item.sourceName,
  payYn: item.isPaid ? 'Y' : 'N',
  ...articleTokens({ ...noFindings, ...item, ...item.stated, ...columns, reportedAt: item.frmTrsfNscvrgDt }),
  ...item.stated,
  ...columns,
  ...registrar,
});

const storeProgress = async ({ source, sourceName, position, done, tally }: Progress): Promise<void> => {
  const row = { sourceNm: sourceName.slice(0, 300), position, doneYn: done ? 'Y' : 'N', counts: tally };
  await db()
    .insert(collectProgress)
    .values({ sourceId: source, ...row, ...registrar })
    .onConflictDoUpdate({ target: collectProgress.sourceId, set: { ...row, mdfcnDt: new Date() } });
};

/** Collected articles in the database. */
export interface CollectedArticles extends ArticleStore {
  /**
   * Stores the items that are not stored yet (no `dedupeKey` occurs twice; few enough for a short transaction), and what
   * outlets changed in those that are. `alongside` writes further rows for the new and the corrected articles in the
   * same transaction.
   * @param correcting by default the items are those of a visit now
   * @returns the ids of the new articles
   */
  storeItems(
    items: readonly NewsItem[],
    alongside: (articleIds: readonly number[], corrections: Corrections) => Promise<void>,
    correcting?: Correcting,
  ): Promise<number[]>;
}

/**
 * Stores collected articles in the current database (see `db()`). Unknown outlets and languages are registered with
 * their first article; an unknown country code is stored as null. Columns derived from the texts are stored in the same
 * statement, since a second write would update all indexes again.
 */
export const articleStore = (
  dictionaryNow = currentDictionary,
  now = () => new Date(),
): CollectedArticles => {
  const languages = new Set<string>();
  const outlets = new Map<string, number>();
  let nations: ReadonlySet<string> = new Set();
  let nationsUntil = 0;

  /** The known country codes, including codes registered just now. */
  const nationsOf = async (items: readonly NewsItem[]): Promise<ReadonlySet<string>> => {
    const isKnown = items.every(({ ntnId }) => !ntnId || nations.has(ntnId));
    if (isKnown && performance.now() < nationsUntil) return nations;
    const found = await db().select({ ntnId: nationCode.ntnId }).from(nationCode);
    nations = new Set(found.map(({ ntnId }) => ntnId));
    nationsUntil = performance.now() + minute;
    return nations;
  };

  /** Outlets and languages registered by the transaction are cached only after it has committed. */
  const insert = async (
    items: readonly NewsItem[],
    found: readonly Enriched[],
    newOutlets: Map<string, number>,
  ): Promise<number[]> => {
    if (items.length === 0) return [];
    const unknown = [...new Set(items.map((item) => item.lang))].filter((lang) => !languages.has(lang));
    await registerLanguages(unknown);
    const isShared = await currentSharedSites();
    const known = items.flatMap((item) => outlets.get(outletKey(item, isShared)) ?? []);
    const open = await openOutlets([...new Set(known)]);
    const placed: number[] = [];
    for (const item of items) {
      const key = outletKey(item, isShared);
      const before = outlets.get(key);
      const mediaId =
        newOutlets.get(key) ??
        (before !== undefined && open.has(before) ? before : await outletId(item, isShared));
      newOutlets.set(key, mediaId);
      placed.push(mediaId);
    }
    const scored = await outletScorer(placed);
    const ofOutlets = await nationsOfOutlets(placed);
    const articles = items.map((item, index) => {
      const mediaId = placed[index] as number;
      const columns = withNationOfOutlet(found[index] as Enriched, ofOutlets.get(mediaId) ?? null);
      const { ntnId } = { ntnId: item.ntnId, ...columns };
      const scores = scored({ mediaId, ntnId: ntnId ?? null }, columns.mainArticleScr);
      return { ...articleRow(item, mediaId, columns), ...scores };
    });
    const inserted = await rows(
      insertedRow,
      sql`${insertMany(article, articles)} on conflict do nothing returning article_id "articleId"`,
    );
    return inserted.map(({ articleId }) => articleId);
  };

  const storeItems: CollectedArticles['storeItems'] = async (
    items,
    alongside,
    correcting = { at: now() },
  ) => {
    const known = await nationsOf(items);
    const { fresh, corrections, unmarked } = await sortItems(items, correcting);
    const batch = fresh.map((item) =>
      item.ntnId && !known.has(item.ntnId) ? { ...item, ntnId: null } : item,
    );
    const dictionary = await dictionaryNow();
    // a country that the source names is not guessed again where it is no code of ours
    const found = fresh.map((item) => withKnownNation(enriched(item, dictionary), known));
    const newOutlets = new Map<string, number>();
    const articleIds = await inTransaction(async () => {
      const inserted = await insert(batch, found, newOutlets);
      const corrected = await applyCorrections(corrections, correcting);
      await markItems(unmarked);
      await alongside(inserted, corrected);
      return inserted;
    });
    for (const item of batch) languages.add(item.lang);
    for (const [key, id] of newOutlets) outlets.set(key, id);
    return articleIds;
  };

  return {
    storeItems,

    async storeBatch(items, progress) {
      const outcomeOf = (stored: number): Outcome => ({ stored, duplicates: items.length - stored });
      const { length } = await storeItems(items, ({ length: stored }) =>
        storeProgress({ ...progress, tally: withOutcome(progress.tally, outcomeOf(stored)) }),
      );
      if (progress.done) await refreshStatistics();
      return outcomeOf(length);
    },

    async progressOf(source) {
      const [row] = await db().select().from(collectProgress).where(eq(collectProgress.sourceId, source));
      if (!row) return null;
      const { sourceNm, position, doneYn, counts } = row;
      return { source, sourceName: sourceNm ?? '', position, done: doneYn === 'Y', tally: counts as Tally };
    },
  };
};
