import type { Session } from '#contract/session.ts';
import { write } from '../http/write.ts';

/** Changes the password of whoever is signed in; every other session of theirs ends. Rejects with HttpProblem. */
export const changePassword = (typed: { pswd: string; newPswd: string }): Promise<Session> =>
  write<Session>('PUT', '/update-user/password', typed, { quiet: true });
