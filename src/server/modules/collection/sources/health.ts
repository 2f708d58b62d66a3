import { silentAfterDays } from '#contract/collecting.ts';
import type { MediaFeed } from '#generated/types/mediaFeed.ts';

export type SourceState = NonNullable<MediaFeed['clctSttsCd']>;

const day = 24 * 3_600_000;

/** States that need attention. */
export const troubledStates: readonly SourceState[] = ['broken', 'gone', 'late', 'silent'];

/** Consecutive failures from which a source counts as broken; one or two may be a nightly outage. */
const failuresOfBroken = 3;

/** A source is silent after this long without a new article, or after twenty of its intervals if that is longer. */
const maxSilenceMs = silentAfterDays * day;

export interface SourceFacts {
  useYn: 'Y' | 'N';
  /** Minutes between two visits. */
  clctIntrvl: number;
  failCnt: number;
  lastClctDt: Date | null;
  lastScsDt: Date | null;
  /** Time of its last new article. */
  lastNewDt: Date | null;
  regDt: Date;
}

/**
 * The state of a source according to its visits; `markLateSources` detects missing visits. Pure: `now` is passed in.
 */
export const stateOf = (source: SourceFacts, now: Date): SourceState => {
  const { useYn, clctIntrvl, failCnt, lastClctDt, lastScsDt, lastNewDt, regDt } = source;
  if (useYn === 'N') return 'paused';
  // a source that has never worked is broken after its first failure
  if (failCnt >= failuresOfBroken || (failCnt > 0 && !lastScsDt)) return 'broken';
  if (!lastClctDt) return 'waiting';
  const quietSince = (lastNewDt ?? regDt).getTime();
  const bound = Math.max(maxSilenceMs, 20 * clctIntrvl * 60_000);
  if (lastScsDt && now.getTime() - quietSince > bound) return 'silent';
  return 'normal';
};
