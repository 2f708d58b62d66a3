/** Target of a figure: maximum or minimum of its median or 95th percentile. */
export interface Bar {
  of: 'median' | 'p95';
  most?: number;
  least?: number;
}

/** One line of the table: name, all samples and target. */
export interface Figure {
  name: string;
  unit: 'ms' | 's' | '건/s' | '요청/s' | '문장/요청' | 'ms/요청' | 'MB' | 'kB' | '점' | '%' | '개';
  samples: number[];
  bar?: Bar;
  /** Details for repeating it, such as the query. */
  note?: string;
}

/**
 * The sample at a percentile (`share` from 0 to 1), by nearest rank.
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

/** Whether the figure meets its target; undefined if it has none. */
export const reaches = ({ samples, bar }: Figure): boolean | undefined => {
  if (!bar) return undefined;
  const value = bar.of === 'median' ? median(samples) : p95(samples);
  return value <= (bar.most ?? Infinity) && value >= (bar.least ?? -Infinity);
};
