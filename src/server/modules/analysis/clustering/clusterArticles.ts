import { addDays, dayOf, dayStart, nextDayStart } from '#contract/days.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, outside } from '#server/kernel/database/db.ts';
import { loadPersistedHighlights } from './loadPersistedHighlights.ts';
import { changedSince, textsBetween, textsOf } from './readTexts.ts';
import { StoredWindow } from './storedWindow.ts';
import { ConcurrentWrite, takeTurn } from './storeStories.ts';
import { windowSettings } from './window.ts';
import { type Changes, writeStories } from './writeStories.ts';

const dayMs = 86_400_000;

/** Whole Korean days, so that no day is written partially. */
const dayAt = (time: number): string => dayOf(new Date(time).toISOString());
const firstTime = (time: number): number => dayStart(dayAt(time)).getTime();
const windowDays = Math.ceil(windowSettings.span / dayMs);

/** Decisions of users that may still concern articles of the window. */
const decided = 30 * dayMs;

/** Articles per statement: on the embedded database all other queries wait in the meantime. */
const step = 200;

/** Overlap in milliseconds when looking for changes: a transaction may commit after one that began later. */
const overlap = 300_000;
const maxNews = 200_000;

/** Attempts, when other processes write in between, before an error is raised. */
const maxTries = 20;

/** Writes the stories, retrying when other processes write in between. */
const untilWritten = async (
  window: StoredWindow,
  lookAgain: () => Promise<readonly number[]>,
  { changed, ...rest }: Changes,
): Promise<number> => {
  const all = new Set(changed);
  for (let tries = 1; ; tries += 1) {
    try {
      if (!(await takeTurn(window.persisted))) for (const id of await lookAgain()) all.add(id);
      return await writeStories(window, { changed: [...all], ...rest });
    } catch (error) {
      if (!(error instanceof ConcurrentWrite) || tries === maxTries) throw error;
    }
  }
};

/** Incremental clustering of one database's articles into highlights. */
class Clusterer {
  #live: StoredWindow | undefined;
  #from = 0;
  #synced = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** Runs calls one after another. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => {});
    return mine;
  }

  /** The window of the last days up to now. */
  async #window(now: number): Promise<StoredWindow> {
    const from = firstTime(now - windowSettings.span);
    const window = this.#live ?? new StoredWindow();
    if (!this.#live) {
      await window.decide(from - decided);
      for await (const page of textsBetween(from, now + dayMs)) await window.take(page);
      await window.settleAsWritten();
      this.#synced = now;
    } else if (from !== this.#from) await window.forget(from);
    this.#live = window;
    this.#from = from;
    return window;
  }

  /**
   * After another process has written highlights: reads its decisions and changed articles. @returns the ids of the
   * changed articles
   */
  async #lookAgain(window: StoredWindow, now: number): Promise<number[]> {
    await window.decide(this.#from - decided);
    const found = await changedSince(this.#synced - overlap, this.#from, maxNews);
    const other = found.filter(({ articleId, version, isThere }) => {
      const known = window.version(articleId);
      return isThere ? known !== version : known !== undefined;
    });
    const ids = other.filter(({ isThere }) => isThere).map(({ articleId }) => articleId);
    for (let at = 0; at < ids.length; at += step) await window.take(await textsOf(ids.slice(at, at + step)));
    window.drop(other.filter(({ isThere }) => !isThere).map(({ articleId }) => articleId));
    this.#synced = now;
    return ids.filter((id) => window.stories.has(id));
  }

  async cluster(articleIds: readonly number[], now: number): Promise<number> {
    const window = await this.#window(now);
    const requested = [...new Set(articleIds)];
    const there = new Set<number>();
    const older = new Set<string>();
    for (let at = 0; at < requested.length; at += step) {
      const texts = await textsOf(requested.slice(at, at + step));
      for (const { articleId, time } of texts) {
        there.add(articleId);
        if (time < this.#from) older.add(dayAt(time));
      }
      await window.take(texts.filter(({ time }) => time >= this.#from));
    }
    const gone = requested.filter((id) => !there.has(id));
    window.drop(gone);
    const first = dayAt(this.#from);
    await loadPersistedHighlights(window.persisted, gone);
    for (const { day } of gone.flatMap((id) => window.persisted.homesOf(id))) if (day < first) older.add(day);
    let written = await untilWritten(window, () => this.#lookAgain(window, now), {
      changed: requested.filter((id) => window.stories.has(id)),
      gone,
      isMine: () => true,
    });
    for (const [from, to] of stretches([...older].sort())) written += await clusterStored(from, to);
    return written;
  }

  /** Discards the window; the next call reads it again. */
  forget(): void {
    this.#live = undefined;
  }
}

/** Consecutive days as ranges. */
const stretches = (days: readonly string[]): [first: string, last: string][] => {
  const found: [string, string][] = [];
  for (const day of days) {
    const current = found.at(-1);
    if (current && addDays(current[1], 1) === day) current[1] = day;
    else found.push([day, day]);
  }
  return found;
};

/** Clusters each day, with the days before and after it that its stories may reach into. */
const clusterStored = async (first: string, last: string, signal?: AbortSignal): Promise<number> => {
  const window = new StoredWindow();
  await window.decide(0);
  let written = 0;
  let read = dayStart(addDays(first, -windowDays)).getTime();
  for (let day = first; day <= last && !signal?.aborted; day = addDays(day, 1)) {
    const until = nextDayStart(addDays(day, windowDays)).getTime();
    for await (const page of textsBetween(read, until)) await window.take(page);
    await window.settleAsWritten();
    read = until;
    await window.forget(dayStart(addDays(day, -windowDays)).getTime());
    const [from, to] = [dayStart(day).getTime(), nextDayStart(day).getTime()];
    const decide = async (): Promise<number[]> => {
      await window.decide(0);
      return [];
    };
    written += await untilWritten(window, decide, {
      changed: [...window.stories.ids()].filter((id) => window.time(id) >= from && window.time(id) < to),
      gone: [],
      isMine: (one) => one === day,
    });
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
 * Updates the highlights for these articles, whether new, changed or deleted. May be aborted at any moment and
 * repeated; an article whose highlights are correct causes no writes. For articles older than the window, their whole
 * days are read from the database and clustered again.
 * @returns number of rows written
 */
export const clusterArticles = (articleIds: readonly number[], now = Date.now()): Promise<number> => {
  const mine = clusterer();
  return outside(() => mine.alone(() => mine.cluster(articleIds, now)));
};

/**
 * Clusters the stored articles of these Korean days, both included, day by day: at the first start or after a change of
 * the rules. @returns number of rows written
 */
export const clusterDays = (first: string, last: string, signal?: AbortSignal): Promise<number> => {
  const mine = clusterer();
  return outside(() => mine.alone(() => clusterStored(first, last, signal)));
};

/** Discards the window, so that it is read from the database again, as after a restart. */
export const discardWindow = (): void => clusterer().forget();
