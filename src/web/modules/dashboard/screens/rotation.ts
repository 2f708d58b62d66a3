/** Conditions that stop a panel's rotation. */
export interface RotationState {
  /** The pause button was pressed. */
  isPaused: boolean;
  /** The pointer or the focus is on it. */
  isHeld: boolean;
  /** The user's system prefers reduced motion. */
  isCalm: boolean;
  count: number;
}

/** True if the next entry appears automatically. */
export const isRotating = ({ isPaused, isHeld, isCalm, count }: RotationState): boolean =>
  count > 1 && !isPaused && !isHeld && !isCalm;

/** The index after a step, wrapping around. */
export const nextIndex = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;
