import { constants } from '#contract/constants.ts';
import type { MenuNode, Session } from '#contract/session.ts';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { http } from '#web/shared/http/http.ts';
import { read } from '#web/shared/http/read.ts';
import { startSession, useSession } from '#web/shared/session/sessionStore.ts';

/** Fetches the menus that the signed-in person may see; a person with a pending step may see none yet. */
const loadMenus = async (): Promise<void> => {
  try {
    const menu = await read<MenuNode[]>('/menu-list', { quiet: true, background: true });
    useSession.setState({ menu });
  } catch (failure) {
    if (!(failure instanceof HttpProblem) || failure.body.code !== 'STEP_REQUIRED') throw failure;
    useSession.setState({ menu: [] });
  }
};

/** Asks the server who is signed in. Nobody is no failure: then the session store stays empty. */
export const loadSession = async (): Promise<void> => {
  try {
    startSession(await read<Session>('/user-info', { quiet: true }));
  } catch (failure) {
    if (failure instanceof HttpProblem && (failure.status === 401 || failure.status === 403)) return;
    throw failure;
  }
  await loadMenus();
};

const hasXsrfCookie = (): boolean => document.cookie.includes(`${constants.session.xsrfCookie}=`);

/** True where it is worth asking the server: an anonymous first visit spares itself two refusals. */
export const maybeSignedIn = (): boolean => useSession.getState().token.signedIn || hasXsrfCookie();

/**
 * Signs in and loads what the signed-in screens need. Rejects with HttpProblem; its message is for the person.
 * The session of a person with a pending step is returned without being started.
 */
export const signIn = async (eml: string, pswd: string): Promise<Session> => {
  // logging out drops the cookie; any GET brings a new one
  if (!hasXsrfCookie()) await http.get('/site', { quiet: true });
  const { data } = await http.post<{ data: Session }>('/login', { eml, pswd });
  startSession(data.data);
  await loadMenus();
  return data.data;
};
