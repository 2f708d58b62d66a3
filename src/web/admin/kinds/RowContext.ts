import { createContext } from 'react';
import type { Sort } from '#contract/list.ts';
import type { Row } from '../spec/formValues.ts';

/** What a column renders: its head, or its cell in a row. */
export type ColumnPart =
  | { part: 'head'; sort: Sort; onSort: (sort: Sort) => void }
  | { part: 'cell'; record: Row; link: string };

export const ColumnContext = createContext<ColumnPart | null>(null);

/** True in the column with the row's link. */
export const LinkColumnContext = createContext(false);

/** True while rows are being picked: each has a checkbox then. */
export const PickingContext = createContext(false);

/** Opens rows beside the list. */
export interface Opening {
  openId: number | undefined;
  open: (id: number, byKey: boolean) => void;
}

/** Null if rows open as separate pages. */
export const OpeningContext = createContext<Opening | null>(null);
