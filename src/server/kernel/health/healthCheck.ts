/** good: no action needed. notice: needs attention soon. bad: does not work, or will stop working soon. */
export type HealthState = 'good' | 'notice' | 'bad';

/** State of a part of the product, in one sentence for administrators; with the remedy if the state is not good. */
export interface Health {
  state: HealthState;
  words: string;
}

/** A part of the product that is checked when its state of operation is requested, with the database bound. */
export interface HealthCheck {
  /** Name of the part, in Korean. */
  area: string;
  /** Path of the screen on which problems are fixed. */
  menu?: string;
  /** At most a few statements; must not wait for anything outside of the database. */
  run(): Promise<Health> | Health;
}

/** A step of setting up a new installation; done when its state is good. */
export interface SetupStep extends HealthCheck {
  /** Why it matters, in one sentence for administrators. */
  why: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The checks of the state of operation. */
    healthChecks: readonly HealthCheck[];
    /** The steps of setting up a new installation, in order. */
    setupSteps: readonly SetupStep[];
  }
}

export const good = (words: string): Health => ({ state: 'good', words });
export const notice = (words: string): Health => ({ state: 'notice', words });
export const bad = (words: string): Health => ({ state: 'bad', words });
