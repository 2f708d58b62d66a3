/**
 * A whole number with commas, `12,345`, as `toLocaleString('ko-KR')` writes it: that one looks for the rules of the
 * language each time, which a list of many rows feels.
 */
export const grouped = (n: number): string => String(n).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** How many records there are: `12,345건`. */
export const countText = (count: number): string => `${grouped(count)}건`;
