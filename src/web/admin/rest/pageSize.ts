import { constants } from '#contract/constants.ts';

/** The smallest available page size that holds this many rows; the largest one for more. */
export const allowedPageSize = (wanted: number): number =>
  constants.pageSizes.find((size) => size >= wanted) ?? Math.max(...constants.pageSizes);
