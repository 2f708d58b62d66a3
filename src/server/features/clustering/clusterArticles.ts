import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dayOf, dayStart, nextDayStart } from '#contract/days.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase, outside } from '../../database/db.ts';
import { breather } from '../../database/pace.ts';
import { type DayPart, dayParts, type MemberFacts } from './dayParts.ts';
import { decisionsSince } from './decisions.ts';
import { type ClusterSource, registeredSince, textsBetween, textsOf } from './readTexts.ts';
import { signatureOf } from './signature.ts';
import { storeParts } from './storeParts.ts';
import { type StoryMember, StoryWindow } from './stories.ts';
import { windowSettings } from './window.ts';

const dayMs = 86_400_000;

/** Whole Korean days, so that no part of a day is written without the rest of it. */
const firstTime = (time: number): number => dayStart(dayOf(new Date(time).toISOString())).getTime();
const windowDays = Math.ceil(windowSettings.span / dayMs);

/** Articles written in one transaction: about so many are held up meanwhile. */
const mostTogether = 150;

/** Articles looked at between two breaths. */
const step = 200;

/** Registrations are looked for again so far back: a transaction may end after one that began later. */
const overlap = 300_000;
const mostNews = 200_000;

/** The window over the stored articles from one moment on. */
class StoredWindow {
  readonly stories = new StoryWindow();
  readonly #facts = new Map<number, MemberFacts>();

  /** Takes articles in; those not of this time stay outside. */
  take(texts: readonly ClusterSource[]): void {
    for (const {
      articleId,
      time,
      mediaId,
      ntnId,
      kornTtl,
      lclanTtl,
      lclsfNm,
      featExtrMclsf,
      mainSnthsScr,
    } of texts)
      this.#facts.set(articleId, {
        articleId,
        time,
        mediaId,
        ntnId,
        kornTtl,
        lclanTtl,
        lclsfNm,
        featExtrMclsf,
        mainSnthsScr,
      });
    this.stories.add(texts.map(signatureOf));
  }

  drop(articleIds: readonly number[]): number[] {
    for (const id of articleIds) this.#facts.delete(id);
    return this.stories.remove(articleIds);
  }

  forget(before: number): void {
    this.stories.forget(before);
    for (const [id, { time }] of this.#facts) if (time < before) this.#facts.delete(id);
  }

  time(articleId: number): number {
    return this.#facts.get(articleId)?.time ?? 0;
  }

  facts = (articleId: number): MemberFacts | undefined => this.#facts.get(articleId);
}

type Writes = { articleIds: number[]; stories: DayPart[][] };

/** So many stories as fit into one transaction; a story is never cut. */
const portions = (stories: readonly (readonly StoryMember[])[]): StoryMember[][][] => {
  const found: StoryMember[][][] = [];
  let room = 0;
  for (const story of stories) {
    if (room < story.length || found.length === 0) {
      found.push([]);
      room = mostTogether;
    }
    found.at(-1)?.push([...story]);
    room -= story.length;
  }
  return found;
};

const writeStories = async (
  window: StoredWindow,
  stories: readonly (readonly StoryMember[])[],
  together: readonly (readonly [number, number])[],
  isMine: (day: string) => boolean,
): Promise<number> => {
  const isDecided = (ids: ReadonlySet<number>): boolean =>
    together.some(([one, other]) => ids.has(one) && ids.has(other));
  let written = 0;
  for (const portion of portions(stories)) {
    const writes: Writes = {
      articleIds: portion.flat().map(({ articleId }) => articleId),
      stories: portion.map((story) =>
        dayParts(story, window.facts, isDecided).filter(({ day }) => isMine(day)),
      ),
    };
    writes.articleIds = writes.articleIds.filter((articleId) =>
      isMine(dayOf(new Date(window.time(articleId)).toISOString())),
    );
    const since = performance.now();
    written += await storeParts(writes);
    await wait(Math.min(breather(performance.now() - since), 20));
  }
  return written;
};

/** Makes highlights of the articles of one database, as they come. */
class Clusterer {
  #live: StoredWindow | undefined;
  #synced = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** One call after another. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => {});
    return mine;
  }

  /** The window up to now, with what others have registered meanwhile. @returns what came new into it */
  async #sync(now: number): Promise<{ window: StoredWindow; news: number[] }> {
    const from = firstTime(now - windowSettings.span);
    if (!this.#live) {
      const window = new StoredWindow();
      for await (const page of textsBetween(from, now + dayMs)) window.take(page);
      this.#live = window;
      this.#synced = now;
      return { window, news: [] };
    }
    const window = this.#live;
    window.forget(from);
    const found = await registeredSince(this.#synced - overlap, from, mostNews);
    const unknown = found.filter((id) => !window.stories.has(id));
    for (let at = 0; at < unknown.length; at += step)
      window.take(await textsOf(unknown.slice(at, at + step)));
    this.#synced = now;
    return { window, news: unknown.filter((id) => window.stories.has(id)) };
  }

  async cluster(articleIds: readonly number[], now: number): Promise<number> {
    const { window, news } = await this.#sync(now);
    const from = firstTime(now - windowSettings.span);
    const decisions = await decisionsSince(from - 30 * dayMs);
    window.stories.decide(decisions);
    let written = 0;
    const older = new Set<string>();
    const asked = [...new Set(articleIds)];
    for (let at = 0; at < asked.length || at === 0; at += step) {
      const ids = asked.slice(at, at + step);
      const texts = await textsOf(ids);
      const there = new Set(texts.map(({ articleId }) => articleId));
      const gone = ids.filter((id) => !there.has(id));
      const touched = window.drop(gone);
      await storeParts({ articleIds: gone, stories: [] });
      window.take(texts.filter(({ time }) => time >= from));
      for (const { time } of texts) if (time < from) older.add(dayOf(new Date(time).toISOString()));
      const changed = [...ids, ...touched, ...(at === 0 ? news : [])].filter((id) => window.stories.has(id));
      written += await writeStories(
        window,
        window.stories.storiesAround(changed),
        decisions.together,
        () => true,
      );
    }
    for (const [first, last] of stretches([...older].sort())) written += await clusterStored(first, last);
    return written;
  }

  /** What is known is read anew at the next call. */
  forget(): void {
    this.#live = undefined;
  }
}

/** Days that follow one another, as ranges. */
const stretches = (days: readonly string[]): [first: string, last: string][] => {
  const found: [string, string][] = [];
  for (const day of days) {
    const current = found.at(-1);
    if (current && addDays(current[1], 1) === day) current[1] = day;
    else found.push([day, day]);
  }
  return found;
};

/** Every day with those before and after it that its stories may reach into. */
const clusterStored = async (first: string, last: string, signal?: AbortSignal): Promise<number> => {
  const window = new StoredWindow();
  let written = 0;
  let read = dayStart(addDays(first, -windowDays)).getTime();
  for (let day = first; day <= last && !signal?.aborted; day = addDays(day, 1)) {
    const until = nextDayStart(addDays(day, windowDays)).getTime();
    for await (const page of textsBetween(read, until)) {
      window.take(page);
      await wait(1);
    }
    read = until;
    window.forget(dayStart(addDays(day, -windowDays)).getTime());
    const decisions = await decisionsSince(0);
    window.stories.decide(decisions);
    const [from, to] = [dayStart(day).getTime(), nextDayStart(day).getTime()];
    const ofDay = [...window.stories.ids()].filter((id) => window.time(id) >= from && window.time(id) < to);
    written += await writeStories(
      window,
      window.stories.storiesAround(ofDay),
      decisions.together,
      (one) => one === day,
    );
  }
  return written;
};

const clusterers = new WeakMap<Database, Clusterer>();

const clusterer = (): Clusterer => {
  const database = currentDatabase();
  const known = clusterers.get(database) ?? new Clusterer();
  clusterers.set(database, known);
  return known;
};

/**
 * Puts these articles into the highlights of their days: new ones, changed and deleted ones alike. May be cut off at
 * any moment and repeated; says what is so already again without writing. Articles of before the last days take those
 * days' others along from the database.
 * @returns how many rows were written
 */
export const clusterArticles = (articleIds: readonly number[], now = Date.now()): Promise<number> => {
  const mine = clusterer();
  return outside(() => mine.alone(() => mine.cluster(articleIds, now)));
};

/**
 * Makes the highlights of stored articles of these Korean days, both included, day after day: at the first start, or
 * after another rule. @returns how many rows were written
 */
export const clusterDays = (first: string, last: string, signal?: AbortSignal): Promise<number> => {
  const mine = clusterer();
  return outside(() => mine.alone(() => clusterStored(first, last, signal)));
};

/** Has the window read from the database again, as after a restart. */
export const forgetWindow = (): void => clusterer().forget();
