import type { MediaFeed } from '#generated/types/mediaFeed.ts';

export type SourceState = NonNullable<MediaFeed['clctSttsCd']>;

const hour = 3_600_000;
const day = 24 * hour;

/** Failures in a row from which a source counts as broken; one or two may be the night of its server. */
export const failuresOfBroken = 3;

/** Without a new article for so long a source is silent, or for twenty of its intervals if that is longer. */
const silence = 7 * day;

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
 * Milliseconds after a visit from which the next one is late, so that somebody should look at the workers: two
 * intervals and a quarter of an hour, and more where failures put it off.
 */
export const latestVisit = (interval: number, failures: number): number =>
  2 ** Math.max(1, failures) * interval * 60_000 + hour / 4;

/** How a source is doing. Pure: `now` comes from outside. */
export const stateOf = (source: SourceFacts, now: Date): SourceState => {
  const { useYn, clctIntrvl, failCnt, lastClctDt, lastScsDt, lastNewDt, regDt } = source;
  if (useYn === 'N') return 'paused';
  // one that never worked needs no second chance to be looked at
  if (failCnt >= failuresOfBroken || (failCnt > 0 && !lastScsDt)) return 'broken';
  const seen = (lastClctDt ?? regDt).getTime();
  if (now.getTime() - seen > latestVisit(clctIntrvl, failCnt)) return 'late';
  if (!lastClctDt) return 'waiting';
  const quietSince = (lastNewDt ?? regDt).getTime();
  const bound = Math.max(silence, 20 * clctIntrvl * 60_000);
  if (lastScsDt && now.getTime() - quietSince > bound) return 'silent';
  return 'normal';
};
