/** A row of a list, for a dashboard panel. */
export interface ViewRow {
  key: string | number;
  /** Null: it has no page of its own. */
  to: string | null;
  title: string;
  /** BCP 47; null if unknown. */
  language: string | null;
  /** Outlet and origin. */
  facts: readonly string[];
  time: string | null;
  /** Absent: the list has no read marks. */
  isUnread?: boolean;
}

/** Reads the rows of a list by its address: `query` as in a saved view. */
export interface ViewReader {
  /** The first rows, in the list's order. @throws HttpProblem */
  rows: (list: string, query: string, signal: AbortSignal) => Promise<readonly ViewRow[]>;
  /** The number of rows the user has not read, and the query that lists them; absent without read marks. */
  unread?: (list: string, query: string, signal: AbortSignal) => Promise<{ count: number; query: string }>;
}

/**
 * An area of screens declares in `viewSource.ts` in its folder which of its lists a dashboard panel can show. The file
 * is found by name, like `routes.tsx`.
 */
export interface ViewSource {
  lists: readonly string[];
  load: () => Promise<ViewReader>;
}
