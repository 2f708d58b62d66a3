import { constants } from './constants.ts';

/** How a list counts: all rows, at most 10,001, or nothing but the count. */
export type TotalMode = 'exact' | 'capped' | 'only';

/** A capped count stops here and says that it is not exact. */
export const countCap = 10_000;

/** Hits of a search, counted from its first one, up to which pages are turned and files taken. */
export const searchDepth = 10_000;

/** Answer of every list. */
export interface ListAnswer<T> {
  data: T[];
  totalRecords: number;
  /** Absent means exact. */
  totalIsExact?: boolean;
  page: number;
  size: number;
  stats?: Record<string, number>;
  additionalInfos?: unknown;
}

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export const isPageSize = (size: number): boolean =>
  (constants.pageSizes as readonly number[]).includes(size);

/** totalPages = ceiling of totalRecords / size. */
export const totalPages = (totalRecords: number, size: number): number => Math.ceil(totalRecords / size);

/** What a condition over a reference asks for, where it asks for records that have none. */
export const noRecord = 'none';

/** So many rows of a list may be picked, and changed by one call. */
export const maxPicked = 200;
