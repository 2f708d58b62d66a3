import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { runningCall, throwIfCallerLeft } from '#server/kernel/calls/call.ts';
import { FairSemaphore } from '#server/kernel/calls/fairSemaphore.ts';
import { cooperativeYield, inTurns } from '#server/kernel/clock/steps.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { factColumns } from '../facts/facts.ts';
import { hasExclusions, isExact, type SearchPlan } from '../plan.ts';
import { satisfies, searchesAttachments } from '../satisfies.ts';
import { ownTextColumns } from '../words/articleTokens.ts';
import { attachmentTexts } from './attachmentTexts.ts';

const ofAtOnce = (ofAll: number): FairSemaphore =>
  new FairSemaphore(
    { ofPerson: ofAll, ofAll, waiting: 20, timeoutMs: 60_000 },
    {
      tooMany: '먼저 시작한 검색이 아직 여러 건 진행 중입니다. 그것이 끝난 뒤 다시 시도해 주세요.',
      tooLong: '지금 본문까지 대조하는 검색이 많아 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    },
  );

/** The embedded database serves nobody else during a search. */
const semaphores = { postgres: ofAtOnce(2), pglite: ofAtOnce(1) };

const inside = new AsyncLocalStorage<true>();

/**
 * Runs work that compares texts with the plan, which costs processor time of the server: two such pieces at a time,
 * one on the embedded database, before they hold a connection, so that all other calls wait for no more than those. Work on a
 * plan that the index decides runs at once, as does work within such a piece.
 * @throws Failure 400 if the caller has left, 429 or 503 if too much is waiting
 */
export const comparingTexts = async <T>(plan: SearchPlan, work: () => Promise<T>): Promise<T> => {
  if (isExact(plan) || inside.getStore()) return work();
  const call = runningCall();
  const person = call?.caller?.user.userId ?? '';
  const leave = await semaphores[currentDatabase().engine].enter(person, call?.closed());
  try {
    throwIfCallerLeft();
    return await inside.run(true, work);
  } finally {
    leave();
  }
};

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

/** Up to this many candidates of the index, all are verified in their texts. */
export const maxRead = 2_000;
/** Maximum candidates verified for a count that no page waits for. */
export const maxCounted = 10_000;
/** Texts in memory at the same time. */
export const batch = 100;

export interface Satisfied {
  found: { id: number; kind: ItemKind }[];
  /** False: there are more candidates than are read. */
  isComplete: boolean;
}

const textsOf = (ids: readonly number[]) => {
  const { articleId, itemKnd, ta } = article;
  const hasFiles = sql<boolean>`${ta} is not null`;
  return db()
    .select({ articleId, itemKnd, ...ownTextColumns, ...shortBodyColumns, hasFiles, facts: factColumns })
    .from(article)
    .where(inArray(articleId, [...ids]));
};

/** Texts of attachments are long: they are fetched one item at a time, and only if they can decide. */
const isSatisfying = async (
  plan: SearchPlan,
  read: Awaited<ReturnType<typeof textsOf>>[number],
  yieldWhenDue: () => Promise<void>,
): Promise<boolean> => {
  const item = await withLongBodies(read, { id: read.articleId, isLong: read.isLong });
  const isByItself = await inTurns(satisfies(plan, item), yieldWhenDue);
  if (!item.hasFiles || !searchesAttachments(plan)) return isByItself;
  if (isByItself && !hasExclusions(plan)) return true;
  return inTurns(satisfies(plan, item, await attachmentTexts(item.articleId)), yieldWhenDue);
};

/**
 * The items among these, in order, whose texts match the plan. Yields between two statements, so that the embedded
 * database can serve other requests, and between the steps of comparing texts.
 * @throws Failure 400 if the caller has left
 */
export const verifyMatches = async (
  plan: SearchPlan,
  ids: readonly number[],
): Promise<Satisfied['found']> => {
  const found: Satisfied['found'] = [];
  if (ids.length === 0) return found;
  await nextTurn();
  throwIfCallerLeft();
  const byId = new Map((await textsOf(ids)).map((item) => [item.articleId, item]));
  const yieldWhenDue = cooperativeYield();
  for (const id of ids) {
    const item = byId.get(id);
    if (!item) continue;
    await yieldWhenDue();
    if (await isSatisfying(plan, item, yieldWhenDue)) found.push({ id, kind: item.itemKnd as ItemKind });
  }
  return found;
};

/** Keys of the items under a condition; undefined if there are more than the limit. */
export const idsUpTo = async (limit: number, where: SQL | undefined): Promise<number[] | undefined> => {
  const found = await db()
    .select({ id: article.articleId })
    .from(article)
    .where(where)
    .limit(limit + 1);
  return found.length > limit ? undefined : found.map(({ id }) => id);
};

/** The items among these whose texts match the plan. */
export const verifyMatchesOfMany = async (plan: SearchPlan, ids: readonly number[]): Promise<number[]> => {
  const satisfied: number[] = [];
  for (let read = 0; read < ids.length; read += batch)
    satisfied.push(...(await verifyMatches(plan, ids.slice(read, read + batch))).map(({ id }) => id));
  return satisfied;
};

/** The items under a condition whose texts match the plan; undefined if too many would have to be read. */
export const allVerifiedMatches = async (
  plan: SearchPlan,
  candidates: SQL | undefined,
  limit = maxRead,
): Promise<number[] | undefined> => {
  const ids = await idsUpTo(limit, candidates);
  return ids && verifyMatchesOfMany(plan, ids);
};
