import type { ComponentType, ReactNode } from 'react';
import type { ListColumns } from './columns/useListColumns.tsx';

export type ShownColumns = Pick<ListColumns, 'elements' | 'linkAt'>;

export interface SplitFrameProps {
  columns: ListColumns;
  /** Renders the rows with the columns that fit. `hasMoved`: rows after them have moved up meanwhile. */
  children: (columns: ShownColumns, hasMoved: boolean) => ReactNode;
}

/** The split view of a list. Provided by its screen: most lists do not have it. */
export interface ListSplitView {
  /** The switch for it. */
  Tool: ComponentType;
  /** Contains the rows and the open record. */
  Frame: ComponentType<SplitFrameProps>;
}
