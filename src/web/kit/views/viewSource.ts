/** A row of a list, as a panel shows it. */
export interface ViewRow {
  key: string | number;
  /** Null: it has no page of its own. */
  to: string | null;
  title: string;
  /** BCP 47; null: not known. */
  language: string | null;
  /** Who published it, where it comes from. */
  facts: readonly string[];
  time: string | null;
  /** Absent: nobody marks there what is read. */
  isUnread?: boolean;
}

/** How the rows of a list are read by its address: `query` as a saved view has it. */
export interface ViewReader {
  /** The first rows, in the list's order. @throws HttpProblem */
  rows: (list: string, query: string, signal: AbortSignal) => Promise<readonly ViewRow[]>;
  /** How many of them the person has not read, and the query of the list of those; absent where no marks are kept. */
  unread?: (list: string, query: string, signal: AbortSignal) => Promise<{ count: number; query: string }>;
}

/**
 * An area of screens says by `viewSource.ts` in its folder which of its lists a panel of the dashboard can show. It is
 * found by its name, as `routes.tsx` is.
 */
export interface ViewSource {
  lists: readonly string[];
  load: () => Promise<ViewReader>;
}
