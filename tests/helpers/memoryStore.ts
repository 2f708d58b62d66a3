// past the index: as the real store does
import { dedupeKey } from '#server/modules/collection/collect/newsItem.ts';
import {
  type ArticleStore,
  type NewsItem,
  type Progress,
  withOutcome,
} from '#server/modules/collection/index.ts';

/** A store for tests: keeps everything in maps, and fails on demand. */
export class MemoryStore implements ArticleStore {
  readonly items = new Map<string, NewsItem>();
  readonly progress = new Map<string, Progress>();
  readonly batchSizes: number[] = [];
  /** Number of the batch (from 1) that is lost as by a kill. */
  failAt = 0;

  async storeBatch(items: readonly NewsItem[], progress: Progress) {
    this.batchSizes.push(items.length);
    if (this.batchSizes.length === this.failAt) throw new Error('killed');
    let stored = 0;
    for (const item of items) {
      const key = dedupeKey(item);
      if (this.items.has(key)) continue;
      this.items.set(key, item);
      stored += 1;
    }
    const outcome = { stored, duplicates: items.length - stored };
    this.progress.set(
      progress.source,
      structuredClone({ ...progress, tally: withOutcome(progress.tally, outcome) }),
    );
    return outcome;
  }

  async progressOf(source: string) {
    return structuredClone(this.progress.get(source) ?? null);
  }
}
