import { unclassified } from './list.ts';

/** A keyword may have the same key, but not the same name as well. */
export const isUnclassified = ({ key, label }: { key: string; label: string }): boolean =>
  key === unclassified.key && label === unclassified.label;

/** A share of 0 to 1 in percent, as exact as it is counted: 0.12345 → 12.35. */
export const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

/** A share as every screen shows it: 0.1234 → 12.3%; one that would round to zero is not shown as zero. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.0005 ? '0.1% 미만' : `${(Math.round(percentOf(share) * 10) / 10).toFixed(1)}%`;
