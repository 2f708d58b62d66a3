/** What a figure must reach: on its median or 95th percentile, at most or at least. */
export interface Bar {
  of: 'median' | 'p95';
  most?: number;
  least?: number;
}

/** One line of the table: what was measured, every sample of it, and what it is held against. */
export interface Figure {
  name: string;
  unit: 'ms' | 's' | '건/s' | '요청/s' | '문장/요청' | 'ms/요청' | 'MB' | 'kB' | '점' | '개';
  samples: number[];
  bar?: Bar;
  /** What a reader needs to repeat it, such as the query. */
  note?: string;
}

/**
 * The sample below which `share` (0 to 1) of all lie, by nearest rank.
 * @throws Error without samples
 */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There are no samples.');
  return found;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
export const p95 = (samples: readonly number[]): number => percentile(samples, 0.95);

/** Whether the figure reaches its bar; undefined when it has none. */
export const reaches = ({ samples, bar }: Figure): boolean | undefined => {
  if (!bar) return undefined;
  const value = bar.of === 'median' ? median(samples) : p95(samples);
  return value <= (bar.most ?? Infinity) && value >= (bar.least ?? -Infinity);
};
