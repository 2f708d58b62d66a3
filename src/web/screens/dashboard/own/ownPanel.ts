import type { Arrangement, Arranging } from '../arrangement.ts';

/** What a panel about the person is given. */
export interface OwnPanelProps {
  arrangement: Arrangement;
  /** Undefined: what is kept could not be read, and must not be written over. */
  onArrange: Arranging | undefined;
  today: string;
  /** Of its body, in rem. */
  height: number;
}
