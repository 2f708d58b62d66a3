import type { Session } from '#contract/session.ts';

/** Props of every sign-in step. */
export interface StepProps {
  session: Session;
  /** The password just typed; '' after a reload. */
  pswd: string;
  /** Applies the session from the step's response; the next step follows from it. */
  onSession: (session: Session) => Promise<void>;
}
