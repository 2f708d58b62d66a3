import { createContext } from 'react';
import type { Sort } from '#contract/list.ts';
import type { Row } from '../spec/formValues.ts';

/** What a column is being asked for: its head, or its cell in one row. */
export type ColumnPart =
  | { part: 'head'; sort: Sort; onSort: (sort: Sort) => void }
  | { part: 'cell'; record: Row; link: string };

export const ColumnContext = createContext<ColumnPart | null>(null);

/** Whether the column carries the row's link. */
export const LinkColumnContext = createContext(false);

/** Whether rows are being picked: each then has a box to tick. */
export const PickingContext = createContext(false);

/** How rows are read beside the list. */
export interface Opening {
  openId: number | undefined;
  open: (id: number, byKey: boolean) => void;
}

/** Null where rows lead to pages of their own. */
export const OpeningContext = createContext<Opening | null>(null);
