import { desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { today } from '#contract/days.ts';
import { appUser, article, savedView } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { type Database } from '#server/kernel/database/database.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { asCallers } from '#server/modules/platform/index.ts';
import {
  MatcherIndex,
  type SearchMatcher,
  savedPath,
  searchMatcher,
  synonymsMark,
  type TokenShares,
} from '#server/modules/search/index.ts';
import { isItemList, notItems, queryOfView, unwatchable } from './savedQuery.ts';

/** A saved search that has been read: what finds its items, or why it cannot keep watch. */
export type Compiled = { matcher: SearchMatcher } | { problem: string };

interface Entry {
  stamp: string;
  compiled: Compiled;
}

type View = typeof savedView.$inferSelect;

/** What a saved search depends on besides its own text: names and other searches are read again with these. */
const dependsOnOthers = /[:：]|%3A|%EF%BC%9A/iu;
const dependsOnOwner = /저장|라벨|saved|label|%EC%A0%80%EC%9E%A5|%EB%9D%BC%EB%B2%A8|unreadYn/iu;
/** How long names in conditions are taken as they were, in ms. */
const namesFor = 10 * 60_000;

/** The owner of a saved search as a caller; undefined without an active account. */
export const ownerOf = async (userId: string): Promise<Caller | undefined> => {
  const accounts = await db()
    .select({ userId: appUser.userId, rightsVer: appUser.rightsVer })
    .from(appUser)
    .where(eq(appUser.userId, userId));
  return (await asCallers(accounts))[0];
};

/** Reads a saved search for matching. */
export const compile = async (
  view: Pick<View, 'menuUrl' | 'cndCn' | 'userId' | 'viewNm'>,
): Promise<Compiled> => {
  const caller = dependsOnOwner.test(view.cndCn) ? await ownerOf(view.userId) : undefined;
  const saved = await queryOfView(view, { caller: caller ?? null, path: savedPath(view.viewNm) });
  if (typeof saved === 'string') return { problem: saved };
  const problem = unwatchable(saved);
  if (problem) return { problem };
  const matcher = searchMatcher(saved.kinds, saved.query, saved.plan);
  return matcher
    ? { matcher }
    : { problem: '라벨은 사람이 붙이는 것이라 새 글을 알릴 수 없습니다. 라벨 조건을 빼고 저장해 주세요.' };
};

/** Items whose tokens are counted, to know which are rare. */
const sampled = 1_000;

const sharesNow = async (): Promise<TokenShares> => {
  const items = await db()
    .select({ tk: article.tk })
    .from(article)
    .orderBy(desc(article.articleId))
    .limit(sampled);
  const counts = new Map<number, number>();
  for (const { tk } of items) for (const token of tk ?? []) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { items: items.length, counts };
};

const entries = new WeakMap<Database, Map<number, Entry>>();

const markNow = async (): Promise<string> => {
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') || ' ' || coalesce(max(view_id)::text, '') as mark
        from ${savedView} where del_yn = 'N'`,
  );
  return `${mark} ${await synonymsMark()} ${today()} ${Math.floor(Date.now() / namesFor)}`;
};

/** All saved searches that can keep watch, by the id of their view; only changed ones are read anew. */
export interface WatchedSearches {
  index: MatcherIndex<number>;
  compiled: ReadonlyMap<number, Compiled>;
}

const viewsAtOnce = 1_000;

const readSearches = async (): Promise<WatchedSearches> => {
  const known = entries.get(currentDatabase()) ?? new Map<number, Entry>();
  const [names, synonyms] = [Math.floor(Date.now() / namesFor), await synonymsMark()];
  const next = new Map<number, Entry>();
  const ids = await db()
    .select({ viewId: savedView.viewId, menuUrl: savedView.menuUrl, mdfcnDt: savedView.mdfcnDt })
    .from(savedView)
    .where(eq(savedView.delYn, 'N'));
  const stampOf = (view: Pick<View, 'mdfcnDt'>, isDependent: boolean) =>
    [view.mdfcnDt.toISOString(), synonyms, ...(isDependent ? [today(), names, ids.length] : [])].join(' ');
  const wanted = ids.filter(({ menuUrl }) => isItemList(menuUrl));
  const changed = wanted.filter((view) => {
    const before = known.get(view.viewId);
    const isSame = before?.stamp === stampOf(view, false);
    if (isSame && before) next.set(view.viewId, before);
    return !isSame;
  });
  const yieldWhenDue = cooperativeYield();
  for (let from = 0; from < changed.length; from += viewsAtOnce) {
    const some = changed.slice(from, from + viewsAtOnce).map(({ viewId }) => viewId);
    const views = await db().select().from(savedView).where(inArray(savedView.viewId, some));
    for (const view of views) {
      await yieldWhenDue();
      const stamp = stampOf(view, dependsOnOthers.test(view.cndCn));
      const before = known.get(view.viewId);
      next.set(view.viewId, before?.stamp === stamp ? before : { stamp, compiled: await compile(view) });
    }
  }
  entries.set(currentDatabase(), next);
  const compiled = new Map([...next].map(([viewId, entry]) => [viewId, entry.compiled]));
  const matchers = new Map(
    [...compiled].flatMap(([viewId, one]) => ('matcher' in one ? [[viewId, one.matcher] as const] : [])),
  );
  return { index: await MatcherIndex.of(matchers, await sharesNow()), compiled };
};

const searches = cachedReading(markNow, readSearches);

/** The saved searches as they are: a change counts for every article that is compared afterwards. */
export const watchedSearches = (): Promise<WatchedSearches> => searches.current(0);

/** Why a view finds nothing new as it comes in, as a Korean sentence; undefined if it does. */
export const watchProblem = async (viewId: number): Promise<string | undefined> => {
  const one = (await watchedSearches()).compiled.get(viewId);
  if (!one) return notItems;
  return 'problem' in one ? one.problem : undefined;
};
