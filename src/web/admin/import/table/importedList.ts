import type { ReactNode } from 'react';

/** What a screen says about the lists that it imports. */
export interface ImportedList {
  /** Name of the server's target. */
  target: string;
  /** Korean name of the rows, and their counter. */
  label: string;
  unit: string;
  /** What the list must hold, and what happens to rows that are there already. */
  intro: ReactNode;
  maxRows: number;
  /** First parts of the keys of queries whose answers an import changes. */
  queries: readonly string[];
}
