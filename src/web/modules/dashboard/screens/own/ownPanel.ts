import type { Arrangement, Arranging } from '../arrangement.ts';

/** Props of a personal panel. */
export interface OwnPanelProps {
  arrangement: Arrangement;
  /** Undefined if the stored arrangement could not be read, and must not be overwritten. */
  onArrange: Arranging | undefined;
  today: string;
  /** Height of its body, in rem. */
  height: number;
}
