/** good: nothing to do. notice: somebody should look at it soon. bad: it does not work, or will not much longer. */
export type HealthState = 'good' | 'notice' | 'bad';

/** How a part of the product does, in one sentence for an administrator; with what to do where it is not good. */
export interface Health {
  state: HealthState;
  words: string;
}

/** A part of the product that is looked at when the state of operation is asked for, with the database bound. */
export interface HealthCheck {
  /** Name of the part, in Korean. */
  area: string;
  /** Address of the screen on which it is mended. */
  menu?: string;
  /** Takes a few statements at the most, and waits for nothing outside of the database. */
  look(): Promise<Health> | Health;
}

export const good = (words: string): Health => ({ state: 'good', words });
export const notice = (words: string): Health => ({ state: 'notice', words });
export const bad = (words: string): Health => ({ state: 'bad', words });
