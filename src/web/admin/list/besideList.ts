import type { ComponentType, ReactNode } from 'react';
import type { ListColumns } from './columns/useListColumns.tsx';

export type ShownColumns = Pick<ListColumns, 'elements' | 'linkAt'>;

export interface BesideFrameProps {
  columns: ListColumns;
  /** The rows, with the columns that there is room for. `hasMoved`: what comes after them has moved up meanwhile. */
  children: (columns: ShownColumns, hasMoved: boolean) => ReactNode;
}

/** How records of a list are read beside it. Brought along by its screen: most lists do without. */
export interface BesideList {
  /** Turns it on and off. */
  Tool: ComponentType;
  /** Holds the rows, and beside them what is opened. */
  Frame: ComponentType<BesideFrameProps>;
}
