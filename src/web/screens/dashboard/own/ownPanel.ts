import type { Arrangement } from '../arrangement.ts';

/** What a panel about the person is given. */
export interface OwnPanelProps {
  arrangement: Arrangement;
  /** Keeps a change of the arrangement. @throws HttpProblem */
  onArrange: (change: Partial<Arrangement>) => Promise<void>;
  today: string;
  /** Of its body, in rem. */
  height: number;
}
