/**
 * A whole number with commas, `12,345`, as `toLocaleString('ko-KR')` returns it: that function looks up the locale at
 * each call, which is noticeable in lists of many rows.
 */
export const grouped = (n: number): string => String(n).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** A number of records as text: `12,345건`. */
export const countText = (count: number): string => `${grouped(count)}건`;
