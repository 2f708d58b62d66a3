import { messages } from '#contract/messages.ts';
import { logout } from '#web/client/session/logout.ts';
import { loginPathFrom } from '#web/client/session/origin.ts';
import { clearSession, useEndedSession, useSession } from '#web/client/session/sessionStore.ts';
import { hasUnsavedInput, saveOpenForms } from '#web/client/session/unsavedForm.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { goTo } from './appRouter.ts';

/** The logout button: asks, warns of unsaved input, reports if nobody was signed in, and shows the login screen. */
export const logoutByPerson = async (): Promise<void> => {
  const loss = hasUnsavedInput() ? ['저장하지 않은 내용은 사라집니다.'] : [];
  if (!(await askConfirm([messages.logoutConfirm, ...loss].join('\n'), '로그아웃'))) return;
  if (!useSession.getState().user) await showAlert(messages.access.noLoginInfo);
  await logout();
  goTo('/login');
};

/** Keeps the unsaved input; called after `clearSession`, which deletes kept input. */
const leaveWithWork = (userId: string | undefined, sentence: string): void => {
  const kept = hasUnsavedInput() ? ' 작성하던 내용은 보관해 두었습니다.' : '';
  if (userId) saveOpenForms(userId);
  useEndedSession.setState({ sentence: sentence + kept });
  goTo(loginPathFrom(window.location.pathname + window.location.search));
};

/**
 * Called when the server has ended the session, with its reason: it need not be informed, and /login shows the
 * sentence. Many requests may report it; the first one counts.
 */
export const sessionWasEnded = (sentence: string): void => {
  if (!useSession.getState().token.signedIn) return;
  const userId = useSession.getState().user?.user.userId;
  clearSession(sentence);
  leaveWithWork(userId, sentence);
};

/** Called when another tab has learned of the end of the session, and has cleared it. */
export const sessionWasEndedElsewhere = (userId: string, sentence: string): void =>
  leaveWithWork(userId, sentence);
