import { setImmediate as nextTurn } from 'node:timers/promises';
import { textBounds } from '#server/kernel/database/pace.ts';
import { lengthOf } from './batch.ts';
import { dedupeKey, type NewsItem } from './newsItem.ts';
import { normalise } from './normalise.ts';
import type { NewsSource } from './source.ts';
import type { ArticleStore, Progress } from './store.ts';
import { addMalformed, addRefusal, emptyTally, type Tally, withOutcome } from './tally.ts';

export interface CollectOptions {
  /** The current time; a report time may be at most an hour later. */
  now?: Date;
  onProgress?: (bytesRead: number, tally: Tally) => void;
}

export interface Collected {
  tally: Tally;
  /** Number of records that an earlier, interrupted run processed; 0 if this run began at the start. */
  resumedFrom: number;
}

/**
 * Reads a source to its end and stores new articles in batches, each with the progress made. After an interruption the
 * next call resumes behind the last stored batch; a completed source is read from the beginning, and all its records
 * are duplicates.
 */
export const collect = async (
  source: NewsSource,
  store: ArticleStore,
  { now = new Date(), onProgress }: CollectOptions = {},
): Promise<Collected> => {
  const earlier = await store.progressOf(source.fingerprint);
  const resumed = earlier && !earlier.done ? earlier : null;
  const resumedFrom = resumed?.position ?? 0;
  let tally = resumed?.tally ?? emptyTally();
  let position = resumedFrom;
  let batch = new Map<string, NewsItem>();
  let characters = 0;

  const flush = async (done: boolean): Promise<void> => {
    const progress: Progress = { source: source.fingerprint, sourceName: source.name, position, done, tally };
    tally = withOutcome(tally, await store.storeBatch([...batch.values()], progress));
    batch = new Map();
    characters = 0;
    onProgress?.(source.bytesRead(), tally);
    // A server that collects serves its requests between two batches.
    await nextTurn();
  };

  for await (const entry of source.entries(resumedFrom)) {
    position = entry.position;
    tally.read += 1;
    if (entry.malformed) addMalformed(tally, entry.malformed);
    else if (!entry.raw) tally.joined += 1;
    else {
      const { item, refused } = normalise(entry.raw, source.name, now);
      if (refused) addRefusal(tally, refused);
      else if (batch.has(dedupeKey(item))) tally.duplicates += 1;
      else {
        batch.set(dedupeKey(item), item);
        characters += lengthOf(item);
      }
    }
    if (batch.size >= textBounds.items || characters >= textBounds.characters) await flush(false);
  }
  await flush(true);
  return { tally, resumedFrom };
};
