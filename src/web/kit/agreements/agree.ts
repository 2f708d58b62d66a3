import type { Session } from '#contract/session.ts';
import { write } from '../http/write.ts';
import type { Agreements } from './agreements.ts';

/** Stores what the person agreed to; the certification counts from today. Rejects with HttpProblem. */
export const agree = (given: Agreements): Promise<Session> =>
  write<Session>('PUT', '/update-register/join-cert-yn', given, { quiet: true });
