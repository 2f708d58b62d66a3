import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { throwIfCallerLeft } from '#server/kernel/calls/call.ts';
import { cooperativeYield, inTurns } from '#server/kernel/clock/steps.ts';
import { db, reading } from '#server/kernel/database/db.ts';
import { searchSettings } from '../lookup/plannerSettings.ts';
import { decidedExclusions, excludedWhere, wantedWhere } from '../lookup/planWhere.ts';
import type { SearchOrder } from '../lookup/searchIndex.ts';
import { batch, comparingTexts, maxCounted, maxRead } from '../lookup/verifyMatches.ts';
import { hasWords, isExact, type SearchPlan } from '../plan.ts';
import { satisfies } from '../satisfies.ts';
import type { TokenColumns } from '../words/tokenCondition.ts';
import { type PostSource, storedTexts } from './postTables.ts';
import { fileNamesOfMany } from './postTokens.ts';

/** Maximum posts verified for the count on an inactive tab; beyond it, the index's count is used. */
const maxReadForNumber = 200;

export interface PostSearchRequest {
  plan: SearchPlan;
  order: SearchOrder;
  offset: number;
  size: number;
  /** Only the count. */
  onlyCount: boolean;
}

/** A found post with its sort key. */
export interface Place {
  source: PostSource;
  key: number;
  isTitled: boolean;
  at: Date;
}

export interface PostsFound {
  page: Place[];
  count: number;
  /** False: candidates of the index that were not all verified. */
  isCountExact: boolean;
  /** False: as many texts were read as are read for a page, before it was full. */
  isComplete: boolean;
}

const columnsOf = ({ tk, tb, ta }: PostSource): TokenColumns => ({ all: tk, title: tb, attachment: ta });

/** Candidates of the index. */
const hits = (source: PostSource, plan: SearchPlan): SQL | undefined => {
  const columns = columnsOf(source);
  const left = excludedWhere(decidedExclusions(plan), columns);
  return and(source.open, wantedWhere(plan, columns), left && sql`(${left}) is not true`);
};

/** For accuracy order, hits in titles come first. */
const placesOf = async (
  source: PostSource,
  { plan, order }: PostSearchRequest,
  limit: number,
  offset: number,
): Promise<Place[]> => {
  const isInTitles = plan.fields.length === 0 || plan.fields.includes('title');
  const titled =
    order === 'accuracy' && hasWords(plan) && isInTitles
      ? wantedWhere({ ...plan, fields: ['title'] }, columnsOf(source))
      : undefined;
  const isTitled = sql<boolean>`coalesce(${titled ?? sql`false`}, false)`;
  const found = (await db()
    .select({ key: source.key, at: source.at, isTitled })
    .from(source.table)
    .where(hits(source, plan))
    .orderBy(...(titled ? [desc(isTitled)] : []), desc(source.at), desc(source.key))
    .limit(limit)
    .offset(offset)) as Omit<Place, 'source'>[];
  return found.map((place) => ({ ...place, source }));
};

const before = (one: Place, other: Place): number =>
  Number(other.isTitled) - Number(one.isTitled) ||
  other.at.getTime() - one.at.getTime() ||
  other.key - one.key;

interface Walked {
  found: Place[];
  isComplete: boolean;
}

/** The posts among these, in order, whose texts match the plan. */
const verifyMatches = async (
  source: PostSource,
  plan: SearchPlan,
  places: readonly Place[],
): Promise<Place[]> => {
  const found: Place[] = [];
  if (places.length === 0) return found;
  // yields to other requests, also on the embedded database, which never waits for I/O
  await nextTurn();
  throwIfCallerLeft();
  const { entity, key } = source;
  const keys = places.map((place) => place.key);
  const texts = await storedTexts(entity, inArray(key, keys));
  const names = await fileNamesOfMany(entity, keys);
  const yieldWhenDue = cooperativeYield();
  for (const place of places) {
    await yieldWhenDue();
    const text = texts.get(place.key);
    const itsNames = names.get(String(place.key)) ?? [];
    if (!text) continue;
    const item = { kornTtl: text.ttl, articleCn: text.text };
    if (await inTurns(satisfies(plan, item, itsNames), yieldWhenDue)) found.push(place);
  }
  return found;
};

/** Verifies candidates until `enough` have been found or `maxCounted` are read. */
const walk = async (source: PostSource, request: PostSearchRequest, enough: number): Promise<Walked> => {
  const found: Place[] = [];
  const ahead = Number.isFinite(enough) ? 4 * batch : maxRead;
  let known: Place[] = [];
  for (let read = 0; found.length < enough; read += batch) {
    if (read >= maxCounted) return { found, isComplete: false };
    if (read % ahead === 0) known = await placesOf(source, request, ahead, read);
    const places = known.slice(read % ahead, (read % ahead) + batch);
    found.push(...(await verifyMatches(source, request.plan, places)));
    if (places.length < batch) break;
  }
  return { found, isComplete: true };
};

const countHits = async (source: PostSource, plan: SearchPlan): Promise<number> => {
  const [found] = await db().select({ n: count() }).from(source.table).where(hits(source, plan));
  return found?.n ?? 0;
};

/** Count and first hits of one table, as far as the page needs them. */
const searchOne = async (source: PostSource, request: PostSearchRequest): Promise<PostsFound> => {
  const { plan, offset, size, onlyCount } = request;
  const end = offset + size;
  const counted = await countHits(source, plan);
  if (isExact(plan)) {
    const page = onlyCount || !counted ? [] : await placesOf(source, request, end, 0);
    return { page, count: counted, isCountExact: true, isComplete: true };
  }
  const isReadWhole = counted <= (onlyCount ? maxReadForNumber : maxRead);
  if (!isReadWhole && onlyCount) return { page: [], count: counted, isCountExact: false, isComplete: true };
  const { found, isComplete } = await walk(source, request, isReadWhole ? Number.POSITIVE_INFINITY : end);
  const isCounted = isReadWhole && isComplete;
  return {
    page: onlyCount ? [] : found.slice(0, end),
    count: isCounted ? found.length : counted,
    isCountExact: isCounted,
    isComplete,
  };
};

const search = async (sources: readonly PostSource[], request: PostSearchRequest): Promise<PostsFound> => {
  const { offset, size } = request;
  const all: PostsFound = { page: [], count: 0, isCountExact: true, isComplete: true };
  for (const source of sources) {
    const found = await searchOne(source, request);
    all.page.push(...found.page);
    all.count += found.count;
    all.isCountExact &&= found.isCountExact;
    all.isComplete &&= found.isComplete;
  }
  return { ...all, page: all.page.toSorted(before).slice(offset, offset + size) };
};

/** Searches the posts of several tables as if they were one. */
export const searchPosts = (
  sources: readonly PostSource[],
  request: PostSearchRequest,
): Promise<PostsFound> =>
  comparingTexts(request.plan, () => reading(searchSettings, () => search(sources, request)));
