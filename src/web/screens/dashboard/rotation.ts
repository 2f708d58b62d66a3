/** What could keep a panel from turning by itself. */
export interface Stillness {
  /** Somebody pressed pause. */
  isPaused: boolean;
  /** Somebody is reading, with the pointer or the focus on it. */
  isHeld: boolean;
  /** The person wants little movement. */
  isCalm: boolean;
  count: number;
}

/** Whether the next one comes by itself. */
export const turns = ({ isPaused, isHeld, isCalm, count }: Stillness): boolean =>
  count > 1 && !isPaused && !isHeld && !isCalm;

/** The place so many steps on, round and round. */
export const stepped = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
