import type { Session } from '#contract/session.ts';

/** What every step of a sign-in gets. */
export interface StepProps {
  session: Session;
  /** The password just typed; '' after a reload, which forgets it. */
  pswd: string;
  /** Takes over the session that the step's call answered with; the next step follows from it. */
  onSession: (session: Session) => Promise<void>;
}
