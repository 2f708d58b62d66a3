import type { Session } from '#contract/session.ts';
import { write } from '#web/client/http/write.ts';

/** Changes the password of the signed-in user; the user's other sessions end. Rejects with HttpProblem. */
export const changePassword = (typed: { pswd: string; newPswd: string }): Promise<Session> =>
  write<Session>('PUT', '/update-user/password', typed, { quiet: true });
