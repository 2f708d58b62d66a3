import { constants } from '#contract/constants.ts';

/** The smallest page size on offer that holds as many rows; the largest one for more. */
export const allowedPageSize = (wanted: number): number =>
  constants.pageSizes.find((size) => size >= wanted) ?? Math.max(...constants.pageSizes);
