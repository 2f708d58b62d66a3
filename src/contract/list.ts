import { constants } from './constants.ts';

/** How a list counts: all rows, up to 10,001, or only the count without rows. */
export type TotalMode = 'exact' | 'capped' | 'only';

/** A capped count stops here and is marked as not exact. */
export const countCap = 10_000;

/** Maximum number of hits, from the first, that can be paged through or exported. */
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

/** Filter value on a reference or a code for records that have none. */
export const noRecord = 'none';

/** The part of the articles without a class: its key, which lists take as a condition, and its name. */
export const unclassified = { key: noRecord, label: '미분류' } as const;

/** Maximum of rows that can be picked in a list and changed by one call. */
export const maxPicked = 200;
