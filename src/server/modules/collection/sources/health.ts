import { silentAfterDays } from '#contract/collecting.ts';
import type { MediaFeed } from '#generated/types/mediaFeed.ts';

export type SourceState = NonNullable<MediaFeed['clctSttsCd']>;

const day = 24 * 3_600_000;

/** States that need attention. */
export const troubledStates: readonly SourceState[] = ['broken', 'gone', 'late', 'silent'];

/** Failures in a row from which a source counts as broken; one or two may be the night of its server. */
export const failuresOfBroken = 3;

/** Without a new article for so long a source is silent, or for twenty of its intervals if that is longer. */
const maxSilenceMs = silentAfterDays * day;

export interface SourceFacts {
  useYn: 'Y' | 'N';
  /** Minutes between two visits. */
  clctIntrvl: number;
  failCnt: number;
  lastClctDt: Date | null;
  lastScsDt: Date | null;
  /** When it last had an article that was new to us. */
  lastNewDt: Date | null;
  regDt: Date;
}

/**
 * How a source is doing, as its visits tell; that one does not come is told by `markLateSources`. Pure: `now` comes from
 * outside.
 */
export const stateOf = (source: SourceFacts, now: Date): SourceState => {
  const { useYn, clctIntrvl, failCnt, lastClctDt, lastScsDt, lastNewDt, regDt } = source;
  if (useYn === 'N') return 'paused';
  // one that never worked needs no second chance to be looked at
  if (failCnt >= failuresOfBroken || (failCnt > 0 && !lastScsDt)) return 'broken';
  if (!lastClctDt) return 'waiting';
  const quietSince = (lastNewDt ?? regDt).getTime();
  const bound = Math.max(maxSilenceMs, 20 * clctIntrvl * 60_000);
  if (lastScsDt && now.getTime() - quietSince > bound) return 'silent';
  return 'normal';
};
