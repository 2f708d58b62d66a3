import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { throwIfCallerLeft } from '#server/kernel/calls/call.ts';
import { cooperativeYield, inTurns } from '#server/kernel/clock/steps.ts';
import { db } from '#server/kernel/database/db.ts';
import { hasExclusions, type SearchPlan } from '../plan.ts';
import { satisfies, searchesAttachments } from '../satisfies.ts';
import { ownTextColumns } from '../words/ownTextColumns.ts';
import { attachmentTexts } from './attachmentTexts.ts';
import { shortBodyColumns, withLongBodies } from './longBodies.ts';

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
    .select({ articleId, itemKnd, ...ownTextColumns, ...shortBodyColumns, hasFiles })
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
