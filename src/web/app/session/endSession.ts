import { messages } from '#contract/messages.ts';
import { askConfirm, showAlert } from '#web/shared/dialogs/dialogStore.ts';
import { http } from '#web/shared/http/http.ts';
import { clearSession, useSession } from '#web/shared/session/sessionStore.ts';
import { goTo } from './appRouter.ts';
import { loginPathFrom } from './origin.ts';

const tellServer = async (): Promise<void> => {
  try {
    await http.post('/logout', {});
  } catch (failure) {
    // the specification: a failing logout is only logged
    console.error('logout failed', failure);
  }
};

/** Ends the session at the server and here, without a question and without leaving the screen. */
export const logout = async (): Promise<void> => {
  await tellServer();
  clearSession();
};

/** The logout button: asks, says so if nobody was signed in, and shows the login screen. */
export const logoutByPerson = async (): Promise<void> => {
  if (!(await askConfirm(messages.logoutConfirm, '로그아웃'))) return;
  if (!useSession.getState().user) await showAlert(messages.access.noLoginInfo);
  await logout();
  goTo('/login');
};

/** The server has ended the session: nothing is left to tell it. Many calls may say so; the first one counts. */
export const sessionWasEnded = (): void => {
  if (!useSession.getState().token.signedIn) return;
  clearSession();
  goTo(loginPathFrom(window.location.pathname + window.location.search));
};
