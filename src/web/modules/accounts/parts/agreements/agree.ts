import type { Session } from '#contract/session.ts';
import { write } from '#web/client/http/write.ts';
import type { Agreements } from './agreements.ts';

/** Stores the user's agreements; the certification period starts today. Rejects with HttpProblem. */
export const agree = (given: Agreements): Promise<Session> =>
  write<Session>('PUT', '/update-register/join-cert-yn', given, { quiet: true });
